"""The HTTP API as a page to read, drawn from its OpenAPI description; without scripts, as our own headers demand."""

import json
from collections.abc import Iterator
from html import escape
from typing import Any, Final

from litestar import MediaType, Request, Response, get

from gnomehall.server import protocol

Json = dict[str, Any]

INTRO: Final = (
    "Everything that a page or a program needs to open tables, sit down and look at games. Moves and what happens at a "
    "table go over the socket at <code>/socket</code>, which <code>docs/protocol.md</code> describes. Requests about a "
    "table that is not public carry one of its tokens: <code>Authorization: Bearer TOKEN</code>. Refusals have a "
    'status of 400 or more and the body <a href="#Problem">Problem</a>. The same for programs: '
    '<a href="/schema/openapi.json">openapi.json</a>, <a href="/schema/openapi.yaml">openapi.yaml</a>.'
)
STYLE: Final = """
:root { color-scheme: light dark; --ground: #fbf5e9; --ink: #2b2320; --soft: #5b4a37; --edge: #d9c49c;
  --link: #7a1fa2; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1e1917; --ink: #f7ecd6; --soft: #dccdb4; --edge: #54463a; --link: #e3a6ff; }
}
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); }
code { font: 0.95em/1.5 ui-monospace, monospace; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid var(--edge); text-transform: capitalize; }
h3 { margin: 1.5rem 0 0.25rem; }
h3 b { display: inline-block; min-width: 3.2em; }
p { margin: 0.25rem 0; }
table { border-collapse: collapse; margin: 0.5rem 0; width: 100%; }
th, td { padding: 0.2rem 0.6rem 0.2rem 0; border-bottom: 1px solid var(--edge); text-align: left; vertical-align: top; }
th { color: var(--soft); font-weight: 600; width: 30%; }
"""


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def api_docs(request: Request[Any, Any, Any]) -> Response[str]:
    return Response(page(request.app.openapi_schema.to_schema()), media_type=MediaType.HTML)


@get("/api/docs.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def api_style() -> str:
    return STYLE


def page(schema: Json) -> str:
    """The whole page of an OpenAPI description."""
    info, types = schema["info"], schema["components"]["schemas"]
    title = f"{escape(info['title'])} {escape(info['version'])}: HTTP API"
    by_tag: dict[str, list[str]] = {}
    for path, asked in schema["paths"].items():
        for method, operation in asked.items():
            by_tag.setdefault(operation["tags"][0], []).append("".join(_operation(method, path, operation)))
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<title>{title}</title><link rel="stylesheet" href="/api/docs.css"></head>',
        f"<body><main><h1>{title}</h1><p>{INTRO}</p><nav><p>",
        " · ".join(f'<a href="#{escape(tag)}">{escape(tag)}</a>' for tag in (*by_tag, "types")),
        "</p></nav>",
    ]
    for tag, operations in by_tag.items():
        parts += [f'<h2 id="{escape(tag)}">{escape(tag)}</h2>', *operations]
    parts.append('<h2 id="types">types</h2>')
    for name in sorted(types):
        parts += _type(name, types[name])
    return "".join([*parts, "</main></body></html>"])


def _operation(method: str, path: str, operation: Json) -> Iterator[str]:
    yield f"<section><h3><b>{method.upper()}</b> <code>{escape(path)}</code></h3>"
    yield f"<p>{escape(operation.get('description', ''))}</p><table>"
    for given in operation.get("parameters", []):
        where = f"in the {given['in']}" + ("" if given["required"] else ", may be left out")
        yield _row(f"<code>{escape(given['name'])}</code>", f"{words(given['schema'])}, {escape(where)}")
    for kind, body in operation.get("requestBody", {"content": {}})["content"].items():
        yield _row("body", _content(kind, body))
    for status, answer in operation["responses"].items():
        if int(status) < 400:
            for kind, body in answer.get("content", {}).items():
                yield _row(f"answer {escape(status)}", _content(kind, body))
    yield "</table></section>"


def _type(name: str, schema: Json) -> Iterator[str]:
    yield f'<section><h3 id="{escape(name)}"><code>{escape(name)}</code></h3>'
    meant = getattr(protocol, name, None)
    if meant is not None and meant.__doc__:
        yield f"<p>{escape(meant.__doc__.strip())}</p>"
    required = schema.get("required", [])
    yield "<table>"
    for field, value in schema.get("properties", {}).items():
        default = "" if field in required else _default(value)
        yield _row(f"<code>{escape(field)}</code>", words(value) + default)
    yield "</table></section>"


def _default(value: Json) -> str:
    said = json.dumps(value.get("default", ""))
    return ", may be left out" if said == '""' else f", {escape(said)} if left out"


def _row(head: str, text: str) -> str:
    return f'<tr><th scope="row">{head}</th><td>{text}</td></tr>'


def _content(kind: str, body: Json) -> str:
    return words(body["schema"]) if kind == "application/json" else escape(kind)


def words(schema: Json) -> str:
    """A type in words, with links to those that have a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema:
        return " or ".join(words(one) for one in schema["oneOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {words(schema['items'])}" if "items" in schema else "list"
    if kind == "object":
        return f"object of {words(schema['additionalProperties'])}" if schema.get("additionalProperties") else "object"
    return escape(" or ".join(kind) if isinstance(kind, list) else kind)
