"""Entry of `python3 -m roofmax_reports`."""

import sys

from roofmax_reports.starting import start

sys.exit(start("report", "roofmax_reports.cli"))
