"""Run many cases, or one again with its whole traceback.

python -m tools.fuzz [--cases 100000] [--processes 2] [--seed WORDS]
python -m tools.fuzz --seed WORDS --case KIND:NUMBER
"""

from __future__ import annotations

import argparse
import secrets
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tools.fuzz.run import KINDS, case, ceiling, run, run_all

SHOWN = 20
SHOWN_OF_ONE = 8_000
BATCH = 1_000
"""A process takes so many cases at a time."""


def _batch(seed: str, first: int, last: int) -> tuple[Counter[str], list[tuple[str, int, str]]]:
    counted, failed = run_all(seed, range(first, last))
    return counted, [
        (one.kind, one.number, "".join(traceback.format_exception(one.error)[-3:]))
        for one in failed
    ]


def _one(seed: str, name: str) -> None:
    kind, _, number = name.partition(":")
    made = case(seed, kind, int(number))
    print(f"{made!a}"[:SHOWN_OF_ONE])
    print("accepted" if run(kind, made, ceiling()) else "refused")


def _many(seed: str, cases: int, processes: int) -> int:
    print(f"{cases} cases, seed {seed}", flush=True)
    begun, counted, failed = time.monotonic(), Counter[str](), 0
    batches = [(first, min(cases, first + BATCH)) for first in range(0, cases, BATCH)]
    with ProcessPoolExecutor(processes) as pool:
        for found, faults in pool.map(_batch, [seed] * len(batches), *zip(*batches, strict=True)):
            counted += found
            for kind, number, trace in faults:
                failed += 1
                if failed <= SHOWN:
                    print(f"\nFAILED {kind}:{number}\n{trace}", end="")
                    print(f"again: python -m tools.fuzz --seed {seed} --case {kind}:{number}")
    for kind in KINDS:
        print(f"{kind:12} {counted[f'{kind} all']:6} run {counted[f'{kind} accepted']:6} accepted")
    print(f"{failed} failed, {time.monotonic() - begun:.0f} s, seed {seed}")
    return failed


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.fuzz", description=__doc__.splitlines()[0])
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--case", help="KIND:NUMBER, to run one again")
    wanted = parser.parse_args()
    if wanted.case:
        _one(wanted.seed, wanted.case)
    elif _many(wanted.seed, wanted.cases, wanted.processes):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
