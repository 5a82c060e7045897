"""docs/links.md is right: its table makes our code, and its example is a link, step by step."""

import base64
import json
import re
import zlib
from pathlib import Path

from threefold import cbor
from threefold.dice import Dice
from threefold.link import decode, encode
from threefold.pack import CODES

PAGE = (Path(__file__).parents[2] / "docs" / "links.md").read_text(encoding="utf-8")
EXAMPLE = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])


def codes_of_the_page() -> dict[int, str]:
    """Make the prefix code as the page says, from its table."""
    lengths = dict.fromkeys(range(256), 10)
    for length, row in re.findall(r"^\| (\d) \| (.*)\|$", PAGE, re.MULTILINE):
        lengths |= {int(byte, 16): int(length) for byte in re.findall(r"`([0-9a-f]{2})`", row)}
    codes: dict[int, str] = {}
    code = -1
    length = 4
    for byte in sorted(lengths, key=lambda byte: (lengths[byte], byte)):
        code = (code + 1) << (lengths[byte] - length)
        length = lengths[byte]
        codes[byte] = f"{code:0{length}b}"
    return codes


def test_the_table_makes_the_code():
    assert codes_of_the_page() == dict(enumerate(CODES))


def test_the_example_step_by_step():
    text = EXAMPLE["link"].removeprefix("1.")
    content = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    assert content.hex() == EXAMPLE["bytes"]
    assert EXAMPLE["bytes"] == EXAMPLE["head"] + EXAMPLE["packed"] + EXAMPLE["checksum"]
    assert zlib.crc32(content[:-4]) == int(EXAMPLE["checksum"], 16)
    assert EXAMPLE["head"] == "01"
    codes = codes_of_the_page()
    bits = "".join(codes[byte] for byte in bytes.fromhex(EXAMPLE["cbor"]))
    filled = bits + "1" * (-len(bits) % 8)
    assert f"{int(filled, 2):0{len(filled) // 4}x}" == EXAMPLE["packed"]
    seed = bytes.fromhex(EXAMPLE["seed"])
    act = ["Sam", "Hold the door", [], None, None, False]
    assert cbor.loads(bytes.fromhex(EXAMPLE["cbor"])) == ["ghosts", [act, [seed]]]
    assert list(Dice(seed).rolls(6, 2)) == EXAMPLE["faces"]


def test_the_example_as_the_wheel_reads_it():
    link = decode(EXAMPLE["link"])
    assert encode(link) == EXAMPLE["link"]
    assert list(link.roll.dice().safe) == EXAMPLE["faces"]
    assert link.roll.act.deed == "Hold the door"


def test_the_bits_named_in_the_example():
    for name in ("82", "66"):
        assert f"`{CODES[int(name, 16)]}` for `{name}`" in PAGE
    assert f"`{CODES[ord('g')]}` for the g" in PAGE
    assert f"`{CODES[ord('h')]}` for the h" in PAGE
