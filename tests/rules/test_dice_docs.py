"""docs/dice.md is right: its vectors, its block, and its verifier as Node runs it."""

import json
import re
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest

from threefold.dice import Dice

PAGE = (Path(__file__).parents[2] / "docs" / "dice.md").read_text(encoding="utf-8")


def fenced(kind: str) -> str:
    (found,) = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    return found


VECTORS = json.loads(fenced("json"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["seed"])
def test_the_wheel_shows_the_published_faces(vector):
    dice = Dice(bytes.fromhex(vector["seed"]))
    assert [dice.roll(sides) for sides in vector["dice"]] == vector["faces"]


def test_the_published_block():
    block = sha256(b"threefold/1" + bytes.fromhex(VECTORS[0]["seed"]) + bytes(4)).hexdigest()
    assert f"`{block}`" in PAGE


def test_the_vectors_pass_over_bytes_and_reach_a_second_block():
    assert any(sum(vector["dice"]) > 32 * 12 for vector in VECTORS)
    assert max(len(vector["dice"]) for vector in VECTORS) > 32
    assert any(129 in vector["dice"] for vector in VECTORS), "every second byte is passed over"


def test_the_verifier_shows_the_published_faces(tmp_path):
    node = shutil.which("node")
    assert node, "Node is part of what this project is built with: install Node 20 or later"
    script = tmp_path / "verifier.mjs"
    ask = f"\nconsole.log(JSON.stringify({json.dumps(VECTORS)}.map((v) => faces(v.seed, v.dice))));"
    script.write_text(fenced("js") + ask, encoding="utf-8")
    done = subprocess.run([node, script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [vector["faces"] for vector in VECTORS]


def test_the_verifier_is_as_short_as_it_says():
    lines = [line for line in fenced("js").splitlines() if line.strip()]
    assert len(lines) <= 1 + 10, "one import and ten lines"
