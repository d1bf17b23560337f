"""Records made up for tests. The figures are round numbers that no device produced."""

import json

GIB = 2**30


def axis(name, role, default=None, **more):
    return {"name": name, "role": role, "summary": f"the axis {name}", "default": default, **more}


def mode(name, *choices):
    return axis(name, "mode", choices[0], choices=list(choices), hides_default=True)


NORMAL = axis("distribution", "data", "normal", choices=["normal", "spikes"], hides_default=True)
SOFTMAX = {"summary": "a softmax", "formula": "y = f(x)", "axes": [
    axis("rows", "batch", 2048), axis("cols", "length", 4096),
    axis("stride", "layout", 0, same_as="cols"), mode("result", "softmax", "log_softmax"),
    mode("lse", "none", "stored"), mode("direction", "forward", "backward"), NORMAL]}
MASKED = {"summary": "a masked softmax", "formula": "y = f(x)", "axes": [
    axis("b", "batch", 8), axis("heads", "batch", 1, hides_default=True), axis("sq", "batch", 64),
    axis("sk", "length", 0, same_as="sq"),
    mode("mask", "none", "causal", "window", "additive", "boolean"),
    axis("broadcast", "layout", "heads", hides_default=True),
    axis("hidden", "data", "padding", hides_default=True),
    axis("window_left", "size", -1, hides_default=True),
    axis("window_right", "size", -1, hides_default=True), mode("sink", "none", "logit"),
    mode("direction", "forward", "backward"), axis("scale", "data", "0.125", hides_default=True),
    NORMAL]}
TIMES = ("median_s", "time_ci_s", "samples_s", "sol", "sol_ci", "twin_samples_s")
OPERATIONS = {"softmax": SOFTMAX, "masked_softmax": MASKED, "scores": MASKED}


def old(entry):
    """A header from before it had operations."""
    return {key: value for key, value in entry.items() if key not in ("operations", "sources")}


def key_of(operation, kernel, dtype, problem, operations=None):
    """As roofmax writes it: axes in declared order, without modes at their defaults."""
    known = (operations or OPERATIONS).get(operation, {"axes": []})["axes"]
    order = [each["name"] for each in known if each["name"] in problem]
    order += [name for name in problem if name not in order]
    at_default = {each["name"]: each["default"] for each in known if each["role"] == "mode"}
    parts = [f"{name}={problem[name]}" for name in order if at_default.get(name) != problem[name]]
    return "/".join([operation, str(kernel), dtype, *parts, "cuda", "cold", "graph"])


def ceilings(times=1, disturbed=()):
    """Those of three footprints, so many times as fast; the footprints `disturbed` are flagged."""
    return [{"direction": direction, "cache": cache, "footprint_bytes": footprint,
             "bytes_per_s": times * speed, "kernel": "stream",
             "flags": ["contended"] if footprint in disturbed else []}
            for direction in ("read", "write", "copy") for cache in ("cold", "hot")
            for footprint, speed in ((2**16, 1e11), (2**20, 4e11), (2**30, 1e12))]


def rates(times=1, disturbed=(), **more):
    """Those of two units, so many times as fast, and `more`; the units `disturbed` are flagged."""
    return [{"unit": unit, "per_s": times * per_s, "samples": 10,
             "ci": [0.99 * times * per_s, 1.01 * times * per_s],
             "kernel": f"{unit}@threads=256,floats=4", "peak_per_s": 1.25 * per_s,
             "flags": ["throttled"] if unit in disturbed else []}
            for unit, per_s in {"fp32_fma": 8e12, "exp": 1e12, **more}.items()]


def header(**changes):
    entry = {
        "kind": "header", "schema": 1, "command": ["roofmax", "run", "made_up"],
        "started_at": "2001-01-01T00:00:00Z",
        "roofmax": {"version": "0.0.0", "revision": "0123abc", "dirty": True,
                    "build_type": "Release", "compiler": "none", "compiler_flags": "",
                    "cuda": None},
        "device": {"id": "cuda:0", "kind": "cuda", "name": "Made-up Device", "processors": 10,
                   "cache_bytes": 2**20, "memory_bytes": GIB, "driver": "1.0", "ecc": True,
                   "clock_mhz_max": 1000},
        "host": {"os": "an OS", "cpu": "a CPU", "logical_cpus": 4, "memory_bytes": GIB},
        "libraries": {"fmt": "9"},
        "operations": OPERATIONS,
        "scenarios": [{"name": "made_up", "summary": "for tests", "path": "made_up.yaml"}],
        "timer": "graph", "seed": 1, "budget_s": 1.0, "launch_floor_s": {"graph": 1e-6},
        "ceilings": ceilings(),
    }
    entry.update(changes)
    return entry


def case(kernel="plain", rows=64, cols=1024, time=10e-6, **changes):
    sol = changes.get("sol") or 0.5
    size = rows * cols * 4
    problem = {"rows": rows, "cols": cols, "stride": cols, "distribution": "normal"}
    entry = {
        "kind": "case", "key": None, "operation": "softmax", "kernel": kernel,
        "variant": "", "default_variant": True, "dtype": "fp32", "dtype_out": "fp32",
        "problem": problem, "device": "cuda:0", "cache": "cold", "timer": "graph",
        "disposition": "ok", "reason": None, "constraint": None, "median_s": time,
        "time_ci_s": [time * 0.99, time * 1.01], "samples_s": [time], "sol": sol,
        "twin_samples_s": [time * sol], "sol_ci": [sol * 0.99, sol * 1.01], "twin": "stream",
        "launches_per_sample": 10, "buffer_sets": 3,
        "bytes": {"compulsory": {"read": size, "write": size},
                  "modelled": {"read": 2 * size, "write": size}, "measured": None},
        "modelled": {"flops": 4.0 * rows * cols, "exponentials": rows * cols, "launches": 1},
        "two_read_floor_s": None, "static": None, "counters": None,
        "clock_mhz": {"before": 1000, "after": 990}, "flags": [],
        "error": {"max_ulp": 0.5, "judged_ulp": 0.25, "row_sum": 1e-6}, "elapsed_s": 1.0,
    }
    entry.update(changes)
    if entry["disposition"] != "ok":
        entry.update({key: None for key in TIMES if key not in changes})
    if "key" not in changes and isinstance(entry["problem"], dict):
        entry["key"] = key_of(entry["operation"], kernel, entry["dtype"], entry["problem"])
    return entry


def refused(kernel="picky", reason="64 columns are too few", **changes):
    nothing = dict.fromkeys(("median_s", "time_ci_s", "sol_ci", "twin", "bytes", "modelled",
                             "error", "clock_mhz"))
    entry = case(kernel, **{**nothing, "samples_s": [], "twin_samples_s": [],
                            "disposition": "unsupported", "constraint": "cols", "reason": reason,
                            **changes})
    return {**entry, "sol": None}


def grid(kernels=("alpha", "beta", "gamma"), all_rows=(4, 64), all_cols=(1024, 4096, 16384),
         **changes):
    """A full grid; the first kernel is the fastest throughout."""
    return [case(kernel, rows, cols, time=1e-9 * rows * cols / 100 * (1 + place) + 1e-6,
                 sol=0.9 / (1 + place), cache=cache, **changes)
            for cache in ("cold", "hot") for rows in all_rows for cols in all_cols
            for place, kernel in enumerate(kernels)]


def write(path, *entries):
    path.write_text("".join(json.dumps(entry) + "\n" for entry in entries), "utf-8")
    return str(path)
