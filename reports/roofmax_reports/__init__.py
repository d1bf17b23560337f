"""Turns roofmax record files into plots and HTML pages.

Reads nothing but records (harness/record/SCHEMA.md), so it runs on any machine, with or without
the device that was measured.
"""
