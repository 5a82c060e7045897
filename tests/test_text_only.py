"""What somebody writes stays text: nothing in the page makes markup or code of a string."""

from __future__ import annotations

import re

import pytest

from tests.test_house import APP, ROOT, committed, name_of, text_of

# Each pattern beside what it must find.
FORBIDDEN: dict[str, str] = {
    r"innerHTML": "node.innerHTML = words",
    r"outerHTML": "node.outerHTML = words",
    r"insertAdjacentHTML": "node.insertAdjacentHTML('beforeend', words)",
    r"setHTML": "node.setHTMLUnsafe(words)",
    r"parseHTML": "Document.parseHTMLUnsafe(words)",
    r"DOMParser|parseFromString": "new DOMParser()",
    r"XSLTProcessor": "new XSLTProcessor()",
    r"createContextualFragment": "range.createContextualFragment(words)",
    r"document\s*\.\s*write": "document .writeln(words)",
    r"dangerouslySet": "{ dangerouslySetInner: words }",
    r"__html": "{ __html: words }",
    r"srcdoc\b": "frame.srcdoc = words",
    r"\bFunction\s*\(\s*[^)\s]": "new Function (words)",
    r"(?<![\w.])eval\s*\(": "= eval(words)",
    r"(?:globalThis|window|self|js|builtins)\.(?:eval|exec)\b": "window.eval(words)",
    r"(?<![\w.])exec\s*\(": "exec(words)",
    r"\brun_js\b": "run_js(words)",
    r"set(?:Timeout|Interval)\s*\(\s*[\"'`]": "setTimeout(`go()`)",
    r"javascript:": "href='javascript:go()'",
    r"setAttribute\s*\(\s*[\"'`](?:on|style)": "e.setAttribute('onclick', words)",
    r"\.on(?:click|error|load|input)\s*=\s*[\"'`]": "e.onclick = 'go()'",
    r"\b(?:import|from) (?:pickle|marshal|shelve)\b": "import pickle as p",
}


def pages() -> list[str]:
    """The files of the page: what is written for it, not what it is written with."""
    roots = (APP, ROOT / "static", ROOT / "index.html")
    return [name_of(file) for file in committed() if any(map(file.is_relative_to, roots))]


@pytest.mark.parametrize(("pattern", "example"), FORBIDDEN.items(), ids=FORBIDDEN.values())
def test_no_string_becomes_markup_or_code(pattern: str, example: str) -> None:
    assert re.search(pattern, example), "the pattern finds nothing"
    files = pages()
    assert len(files) > 100
    assert [name for name in files if re.search(pattern, text_of(ROOT / name))] == []


def test_one_policy_for_trusted_types_and_it_makes_addresses_only() -> None:
    """The one thing that needs a trusted value is the service worker's address."""
    makers = [name for name in pages() if "createPolicy" in text_of(ROOT / name)]
    assert makers == ["static/js/offline.mjs"]
    text = text_of(ROOT / makers[0])
    assert text.count("createPolicy") == 1
    assert "createHTML" not in text
    assert not re.search(r"create" r"Script\b", text)
