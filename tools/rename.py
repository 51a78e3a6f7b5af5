"""Give cheap names to what only the program itself calls by name, as a board gets its sources.

MicroPython keeps the text of every name that a compiled file holds for as long as it runs, unless it has the
name already. Parameters become single letters, which the functions share; what the program defines is
called like something that MicroPython has (`known_names`), the same in all modules, and what is left
over as short as can be. Line numbers stay as they were, so a traceback tells the place, not the name.
"""

import ast
import io
import keyword
import string
import tokenize

if __package__:  # a test's
    from . import known_names
else:
    import known_names

_DIGITS = string.digits + string.ascii_lowercase


def rename(sources, kept=()):
    """The sources of modules that belong together, {dotted name: text}, with cheap names. Nothing in
    them may reach for a name by a string; no parameter that is passed by its keyword changes, and
    nothing in `kept`."""
    trees = {module: ast.parse(text) for module, text in sources.items()}
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    keywords = {node.arg for node in nodes if isinstance(node, ast.keyword)}
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    fixed = keywords | texts | _foreign(trees) | set(kept) | set(known_names.OTHER)
    groups = _groups(trees)
    names = _names(sources, _defined(trees.values(), nodes) - fixed, _constants(nodes), groups)
    result = {}
    for module, text in sources.items():
        edits = _parameters(trees[module], text.split("\n"), keywords)
        result[module] = _apply(text, edits, names[groups[module]])
    return result


def _defined(trees, nodes):
    """The names that the program gives to something itself, and that nobody else looks at."""
    found = set()
    bodies = [tree.body for tree in trees]
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            bodies.append(node.body)
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            if not any(name.endswith(("Error", "Exception")) for name in bases):  # people read those
                found.add(node.name)
        elif isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
    for statement in [statement for body in bodies for statement in body]:
        if isinstance(statement, (ast.Assign, ast.AugAssign, ast.For, ast.With)):
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    found.add(node.id)
    return {name for name in found if name[:2] != "__"}


def _constants(nodes):
    """Private names of constants, which a compiler only leaves out where they begin with an underscore."""
    return {
        node.targets[0].id
        for node in nodes
        if isinstance(node, ast.Assign) and getattr(getattr(node.value, "func", 0), "id", 0) == "const"
    }


def _foreign(trees):
    """The names of modules, and what is taken from modules that are not of the program."""
    own = {part for module in trees for part in module.split(".")}
    found = set(own)
    for tree in trees.values():
        strangers = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found |= {part for alias in node.names for part in alias.name.split(".")}
                strangers |= {alias.asname or alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module.split(".")[0] not in own:
                found |= {alias.name for alias in node.names}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and getattr(node.value, "id", None) in strangers:
                found.add(node.attr)
    return found


def _tokens(text):
    return tokenize.generate_tokens(io.StringIO(text).readline)


def _names(sources, defined, constants, groups):
    """{group of modules: {name: cheap name}} for what is defined.

    A private name that only one group has gets one of a few names that all groups share: nobody else
    can meet it. The others are the same everywhere."""
    count = {}  # name -> {group: how often}
    taken = set()
    for module, text in sources.items():
        for token in _tokens(text):
            name = token.string
            taken.add(name)
            if name in defined:
                places = count.setdefault(name, {})
                places[groups[module]] = places.get(groups[module], 0) + 1
    free = [name for name in known_names.STATIC + known_names.COMMON if name not in taken]
    short = ("_" + a + b for a in ["", *_DIGITS] for b in _DIGITS)
    short = (name for name in short if name not in taken)
    ours = set(count) - set(known_names.STATIC) - set(known_names.COMMON)
    everywhere = {}
    own = {group: {} for group in groups.values()}
    for name in sorted(constants & defined):
        ours.discard(name)
        if name[:1] == "_" and len(name) > 2:
            everywhere[name] = next(short)
    for name in sorted(ours, key=lambda name: (-sum(count[name].values()), name)):
        if name[:1] == "_" and len(count[name]) == 1:
            names = own[next(iter(count[name]))]
            names[name] = free[len(names)] if len(names) < len(free) else next(short)
    others = free[max(map(len, own.values())) :] + list(short)
    for name in sorted(ours, key=lambda name: (-sum(count[name].values()), name)):
        if not (name[:1] == "_" and len(count[name]) == 1):
            everywhere[name] = others.pop(0)
    return {group: {**everywhere, **names} for group, names in own.items()}


def _groups(trees):
    """{module: the group it is in}: modules whose classes inherit from one another share private names."""
    groups = {module: module for module in trees}
    for module, tree in trees.items():
        bases = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases |= {base.id for base in node.bases if isinstance(base, ast.Name)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and bases & {alias.asname or alias.name for alias in node.names}:
                package = module.split(".")[: -node.level] if node.level else []
                source = ".".join(package + ([node.module] if node.module else []))
                if source in groups:
                    old, new = groups[module], groups[source]
                    groups = {name: new if group == old else group for name, group in groups.items()}
    return groups


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


def _apply(text, edits, names):
    lines = text.split("\n")
    for token in reversed(list(_tokens(text))):
        if token.type == tokenize.NAME and not keyword.iskeyword(token.string):
            new = edits.get(token.start) or names.get(token.string)
            if new:
                line, column = token.start
                old = lines[line - 1]
                lines[line - 1] = old[:column] + new + old[column + len(token.string) :]
    return "\n".join(lines)
