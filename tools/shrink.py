"""Put the shared constants of a package in place of their names, as a board gets its sources.

A compiler for MicroPython folds `NAME = const(…)` away within one file, and only where the name
begins with an underscore; a name that other files import costs heap in each of them. So before
the files are compiled each such name gives way to its number. Line numbers stay as they were.
"""

import ast
import io
import tokenize


def constants(text):
    """The names that a source binds to `const(number)`, with their numbers."""
    found = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and getattr(getattr(node.value, "func", 0), "id", 0) == "const":
            name, value = node.targets[0].id, node.value.args[0]
            if isinstance(value, ast.Constant) and not name.startswith("_"):
                found[name] = value.value
    return found


def shrink(sources):
    """The sources of modules that belong together, {dotted name: text}, with numbers for shared
    constants. A package's own source has a name that ends in `.__init__`.

    It sees `from .module import NAME`, and `from . import module as ALIAS` with ALIAS.NAME.
    """
    shared = {module: constants(text) for module, text in sources.items()}
    return {module: _replace(module, text, shared) for module, text in sources.items()}


def _replace(module, text, shared):
    own = shared[module]
    values = dict(own)  # name in this source -> number
    aliases = {}  # name in this source -> constants of that module
    edits = {}  # (line, column) -> (end line, end column, new text)
    tree = ast.parse(text)
    attributes = {}  # name -> its attributes that are used
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            attributes.setdefault(node.value.id, set()).add(node.attr)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            package = module.split(".")[: -node.level] if node.level else []
            package = ".".join(package + ([node.module] if node.module else []))
            found = shared.get(package, {})
            kept = []
            for alias in node.names:
                name = alias.asname or alias.name
                inner = shared.get((package + "." + alias.name).lstrip("."), {})
                if alias.name == "const" and package.rpartition(".")[2] == "portable":
                    continue  # the compiler knows it without being told
                if alias.name in found:
                    values[name] = found[alias.name]
                    continue
                if inner:
                    aliases[name] = inner
                if not inner or attributes.get(name, set()) - set(inner):
                    kept.append(ast.unparse(alias))
            if len(kept) < len(node.names):
                names = "from %s import %s" % ("." * node.level + (node.module or ""), ", ".join(kept))
                lines = "\n" * (node.end_lineno - node.lineno)
                edits[node.lineno, node.col_offset] = (
                    node.end_lineno, node.end_col_offset, (names if kept else "pass") + lines
                )  # fmt: skip
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", None) in own:
            edits[node.lineno, node.col_offset] = (node.end_lineno, node.end_col_offset, "pass")
    done = (0, 0)
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    for i, token in enumerate(tokens):
        if token.start in edits:
            done = edits[token.start][:2]
        elif token.type == tokenize.NAME and token.start >= done and tokens[i - 1].string != ".":
            if token.string in values:
                edits[token.start] = (*token.end, str(values[token.string]))
            elif token.string in aliases and tokens[i + 2].string in aliases[token.string]:
                value = aliases[token.string][tokens[i + 2].string]
                edits[token.start] = (*tokens[i + 2].end, str(value))
    lines = text.split("\n")
    for (line, column), (end, end_column, new) in sorted(edits.items(), reverse=True):
        lines[line - 1 : end] = [lines[line - 1][:column] + new + lines[end - 1][end_column:]]
    return "\n".join(lines)
