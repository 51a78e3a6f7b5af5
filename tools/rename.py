"""Give short names to what only the program itself calls by name, as a board gets its sources.

MicroPython keeps the text of every name that a compiled file holds, those of parameters too, for as
long as it runs. Parameters become single letters, which the functions share, and names that begin with
an underscore become as short as can be, the same in all modules. Line numbers stay as they were.
"""

import ast
import io
import keyword
import string
import tokenize

_DIGITS = string.digits + string.ascii_lowercase


def rename(sources):
    """The sources of modules that belong together, {name: text}, with short names. Nothing in them
    may reach for a private name by a string, and no parameter that is passed by its keyword changes."""
    trees = {module: ast.parse(text) for module, text in sources.items()}
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    keywords = {node.arg for node in nodes if isinstance(node, ast.keyword)}
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    private = _private(sources, texts)
    result = {}
    for module, text in sources.items():
        edits = _parameters(trees[module], text.split("\n"), keywords)
        result[module] = _apply(text, edits, private)
    return result


def _tokens(text):
    return tokenize.generate_tokens(io.StringIO(text).readline)


def _private(sources, texts):
    """{private name: short name}, the most used the shortest."""
    count = {}
    taken = set()
    for text in sources.values():
        for token in _tokens(text):
            name = token.string
            taken.add(name)
            if token.type == tokenize.NAME and name[:1] == "_" and name[:2] != "__" and len(name) > 2:
                count[name] = count.get(name, 0) + 1
    short = ("_" + a + b for a in ["", *_DIGITS] for b in _DIGITS)
    short = (name for name in short if name not in taken)
    order = sorted(set(count) - texts, key=lambda name: (-count[name], name))
    return {name: next(short) for name in order}


def _parameters(tree, lines, keywords):
    """{(line, column): new name} for the parameters of all functions, wherever they stand."""
    edits = {}
    outer = {}  # function -> letters that the functions around it have given away
    for function in ast.walk(tree):  # the outer ones come first
        if not isinstance(function, (ast.FunctionDef, ast.Lambda)):
            continue
        own = function.args
        parameters = [*own.posonlyargs, *own.args, *own.kwonlyargs, own.vararg, own.kwarg]
        body = function.body if isinstance(function.body, list) else [function.body]
        inside = [node for part in body for node in ast.walk(part)]
        used = {node.id for node in inside if isinstance(node, ast.Name)}
        used |= {node.arg for node in inside + parameters if isinstance(node, ast.arg)}
        used |= {node.name for node in inside if isinstance(node, (ast.ExceptHandler, ast.FunctionDef))}
        used |= {node.asname or node.name for node in inside if isinstance(node, ast.alias)}
        used |= outer.get(function, set())
        letters = (letter for letter in string.ascii_letters if letter not in used)
        given = set(outer.get(function, ()))
        for parameter in parameters:
            if parameter is None or parameter.arg in keywords or len(parameter.arg) < 2 or parameter.arg == "self":
                continue
            places = [parameter] + list(_uses(body, parameter.arg))
            letter = next(letters)
            given.add(letter)
            for node in places:
                line = lines[node.lineno - 1]
                column = len(line.encode()[: node.col_offset].decode())
                edits[node.lineno, column] = letter
        for node in inside:
            if isinstance(node, (ast.FunctionDef, ast.Lambda)):
                outer[node] = outer.get(node, set()) | given
    return edits


def _uses(body, name):
    """The nodes in a body that mean the parameter `name`, not that of an inner function."""
    for part in body:
        if isinstance(part, ast.Name) and part.id == name:
            yield part
        inner = list(ast.iter_child_nodes(part))
        if isinstance(part, (ast.FunctionDef, ast.Lambda)):
            if any(isinstance(node, ast.arg) and node.arg == name for node in ast.walk(part.args)):
                inner = [*part.args.defaults, *part.args.kw_defaults]
        yield from _uses([node for node in inner if node is not None], name)


def _apply(text, edits, private):
    lines = text.split("\n")
    for token in reversed(list(_tokens(text))):
        if token.type == tokenize.NAME and not keyword.iskeyword(token.string):
            new = edits.get(token.start) or private.get(token.string)
            if new:
                line, column = token.start
                old = lines[line - 1]
                lines[line - 1] = old[:column] + new + old[column + len(token.string) :]
    return "\n".join(lines)
