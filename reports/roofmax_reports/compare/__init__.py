"""Turns what `roofmax compare --format json` prints into a page.

All figures are those of the program: this package compares nothing itself.
"""
