"""Turns roofmax record files into plots and one self-contained HTML page.

Reads nothing but records (harness/record/SCHEMA.md), so it runs on any machine, with or without
the device that was measured.
"""
