"""How a run was made: build, device, host, clocks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.page.doubts import described, disturbances_of
from roofmax_reports.records import Run

# What a record calls them, in words, and what one of them is.
_UNITS = {"fp32_fma": ("fused multiply-adds, fp32", ""), "exp": ("exponentials", ""),
          "issue": ("warp instructions", ""), "shared": ("reads of shared memory", "B"),
          "l1": ("reads of L1", "B"), "l2": ("reads of L2", "B")}


def facts_of(run: Run) -> dict:
    header, device, host, build = (run.header, run.device, run.header["host"],
                                   run.header["roofmax"])
    command = header.get("command")
    floors = ", ".join(f"{units.time(seconds)} ({timer})"
                       for timer, seconds in header["launch_floor_s"].items() if seconds)
    revision = str(build.get("revision") or "unknown")
    if build.get("dirty") is not None:
        revision += ", with uncommitted changes" if build["dirty"] else ", clean"
    memory = device.get("memory_bytes")
    theoretical = _memory_bandwidth(device)
    facts = [
        ("run", run.id),
        ("rows", len(run.rows) if run.rows else None),
        ("command", " ".join(map(str, command)) if isinstance(command, list) else command),
        ("started", header.get("started_at")),
        ("revision", revision),
        ("build", _joined(build, ("version", "build_type", "compiler", "compiler_flags"))),
        ("CUDA toolkit", build.get("cuda")),
        ("device", _joined(device, ("id", "name"))),
        ("compute capability", device.get("compute_capability")),
        ("processors", device.get("processors")),
        ("last-level cache", _size(device.get("cache_bytes"))),
        ("caches cleared by", device.get("cache_cleared_by")),
        ("memory", _size(memory)),
        ("memory bus, bits", device.get("memory_bus_bits")),
        ("clock, highest", _megahertz(device.get("clock_mhz_max"))),
        ("memory clock", _megahertz(device.get("memory_clock_mhz"))),
        ("memory bandwidth, theoretical", _theoretical(theoretical)),
        ("memory bandwidth, measured", _measured_bandwidth(header["ceilings"], theoretical)),
        ("driver, runtime", _joined(device, ("driver", "runtime"))),
        ("ECC, MIG", _joined(device, ("ecc", "mig"))),
        ("host", _joined(host, ("os", "cpu"))),
        ("host processors", host.get("logical_cpus")),
        ("of them usable", host.get("usable_cpus")),
        ("processors allowed by the control group", host.get("cpu_limit")),
        ("load average at the start", _listed(host.get("load_average"))),
        ("governor", host.get("governor")),
        ("turbo", _joined(host, ("turbo",))),
        ("OpenMP", _settings(host.get("openmp"))),
        ("host memory", _size(host.get("memory_bytes"))),
        ("libraries", ", ".join(f"{name} {version}" for name, version in
                                header["libraries"].items() if version)),
        ("plugins", _plugins(header.get("plugins"))),
        ("disturbances", _disturbances(run)),
        ("timer, seed, budget", ", ".join(str(header[key]) + unit for key, unit in
                                          (("timer", ""), ("seed", ""), ("budget_s", " s a case"),
                                           ("samples", " samples at most"))
                                          if header.get(key) is not None)),
        ("launch floor", floors),
        ("SM clock over the run", _clocks(run)),
    ]
    return {"path": Path(run.path).name,
            "facts": [(name, value) for name, value in facts if value not in (None, "", [])]}


def rates_of(device: Device) -> list[dict]:
    """What units of the device do in a second."""
    lines = []
    for rate in device.rates:
        name, of_one = _UNITS.get(rate.unit, (rate.unit, ""))
        share = rate.per_s / rate.peak_per_s if rate.peak_per_s else None
        lines.append({"unit": name, "measured": f"{units.scaled(rate.per_s)}{of_one}/s",
                      "peak": (f"{units.scaled(rate.peak_per_s)}{of_one}/s" if rate.peak_per_s
                               else units.NOTHING),
                      "share": units.fine_percent(share), "kernel": rate.kernel,
                      "flags": ", ".join(rate.flags)})
    return lines


def _disturbances(run: Run) -> str | None:
    if not isinstance(run.header.get("disturbances"), list):
        return None
    return described(run) if disturbances_of(run) else "none found"


def _plugins(plugins: Any) -> str | None:
    if not isinstance(plugins, list):
        return None
    return "; ".join(
        f"{plugin.get('path')} ({_size(plugin.get('bytes')) or 'size unknown'}, digest "
        f"{plugin.get('digest') or 'unknown'}): {_listed(plugin.get('kernels')) or 'no kernels'}"
        for plugin in plugins if isinstance(plugin, dict))


def _settings(settings: Any) -> str | None:
    if not isinstance(settings, dict):
        return None
    names = {"max_threads": "threads"}
    return ", ".join(f"{names.get(name, name)} {value}"
                     for name, value in sorted(settings.items(), key=lambda item: item[0].isupper()))


def _listed(values: Any) -> str | None:
    return ", ".join(map(str, values)) if isinstance(values, list) else None


def _joined(source: dict[str, Any], keys: tuple[str, ...]) -> str:
    words = {True: "on", False: "off"}
    return ", ".join(str(words.get(source[key], source[key]) if isinstance(source[key], bool)
                         else source[key])
                     for key in keys if source.get(key) not in (None, ""))


def _size(value: Any) -> str | None:
    return units.size(value) if isinstance(value, (int, float)) else None


def _megahertz(value: Any) -> str | None:
    return f"{value:g} MHz" if isinstance(value, (int, float)) else None


def _memory_bandwidth(device: dict[str, Any]) -> float | None:
    """Bytes a second by bus and clock: two transfers a clock, of which NVML gives the highest."""
    bits, megahertz = (device.get(key) for key in ("memory_bus_bits", "memory_clock_mhz"))
    if not all(isinstance(value, (int, float)) and value > 0 for value in (bits, megahertz)):
        return None
    return bits / 8 * megahertz * 1e6 * 2


def _theoretical(bandwidth: float | None) -> str | None:
    if bandwidth is None:
        return None
    return f"{units.scaled(bandwidth)}B/s: bus width × memory clock × 2"


def _measured_bandwidth(ceilings: list[dict[str, Any]], theoretical: float | None) -> str | None:
    """Of the largest footprint, cold and undisturbed, with the share of the theoretical one."""
    usable = [ceiling for ceiling in ceilings
              if ceiling["cache"] == "cold" and not ceiling.get("flags")]
    if not usable:
        return None
    largest = max(ceiling["footprint_bytes"] for ceiling in usable)
    shown = []
    for ceiling in usable:
        if ceiling["footprint_bytes"] == largest:
            share = (f" ({units.percent(ceiling['bytes_per_s'] / theoretical)})"
                     if theoretical else "")
            shown.append(f"{ceiling['direction']} {units.scaled(ceiling['bytes_per_s'])}B/s{share}")
    return f"{', '.join(shown)}, of {units.size(largest)}"


def _clocks(run: Run) -> str | None:
    seen = [clock for row in run.rows for clock in row.clock_mhz if clock]
    if not seen:
        return None
    low, high = f"{min(seen):.0f}", f"{max(seen):.0f}"
    return f"{low} MHz" if low == high else f"{low} to {high} MHz"
