"""What portable source may not contain: one check a thing, and `faults`, which runs them all.

Portable source (lib/chicago, firmware/handheld) is the same file on CPython from 3.10 on,
MicroPython from 1.22 on and CircuitPython from 9 on. A check gets a syntax node or the tokens of
a whole file and yields what is wrong.
"""

import ast
import io
import re
import tokenize

EVERYWHERE = {"sys", "gc", "struct", "array", "binascii", "json"}
MOST = (1 << 30) - 1  # beyond it an int takes heap on a board

# Methods of str and int that one of the runtimes lacks, or has otherwise.
MISSING_METHODS = {
    "ljust", "rjust", "zfill", "casefold", "swapcase", "removeprefix", "removesuffix", "expandtabs",
    "format_map", "maketrans", "translate", "isdecimal", "isnumeric", "isidentifier", "isprintable",
    "isalnum", "bit_count", "bit_length",
}  # fmt: skip
# These too, called without arguments; with some they are somebody else's.
MISSING_PLAIN_METHODS = {"title", "capitalize"}


def faults(source, package):
    """What is wrong with the source of a file in `package` ("chicago" or "handheld"): a list of
    (line, text). SyntaxError for what CPython 3.10 cannot read."""
    tree = ast.parse(source, feature_version=(3, 10))
    parent = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    found = []
    for node in ast.walk(tree):
        for check in NODE_CHECKS:
            found += [(node.lineno, text) for text in check(node, parent, package)]
    found += parenthesised_with(source)
    found += adjacent_fstrings(source)
    found += recursion(tree)
    return sorted(found)


def imports(node, parent, package):
    own = {"chicago"} if package == "chicago" else {"chicago", "handheld"}
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom) and node.level == 0:
        names = [node.module]
        if node.module == "micropython" and [alias.name for alias in node.names] == ["const"]:
            if isinstance(parent[node], ast.Try):
                return
    else:
        return
    for name in names:
        if name.split(".")[0] not in own | EVERYWHERE:
            yield "import of " + name


def syntax(node, parent, package):
    if isinstance(node, ast.Match):
        yield "match statement"
    elif isinstance(node, (ast.FunctionDef, ast.Lambda)) and node.args.posonlyargs:
        yield "positional-only parameters"
    elif isinstance(node, (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith)):
        yield "async"
    elif isinstance(node, (ast.List, ast.Tuple, ast.Set)) and isinstance(
        getattr(node, "ctx", ast.Load()), ast.Load
    ):
        if any(isinstance(item, ast.Starred) for item in node.elts):
            yield "star in a display"
    elif isinstance(node, ast.Dict) and None in node.keys:
        yield "** in a display"
    elif isinstance(node, ast.ClassDef) and node.keywords:
        yield "keyword in a class head"
    elif isinstance(node, ast.FormattedValue) and node.conversion != -1 and node.format_spec:
        yield "conversion and format together in an f-string"


def native_code(node, parent, package):
    for decorator in getattr(node, "decorator_list", ()):
        name = getattr(decorator, "attr", getattr(decorator, "id", ""))
        if name in ("native", "viper") or name.startswith("asm_"):
            yield "native code decorator"


def methods(node, parent, package):
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return
    name = node.func.attr
    if name in MISSING_METHODS or name in MISSING_PLAIN_METHODS and not node.args:
        yield "method " + name
    elif name == "to_bytes" and (len(node.args) > 2 or any(k.arg == "signed" for k in node.keywords)):
        yield "to_bytes with a sign"
    elif package == "handheld" and name in ("upper", "lower"):
        yield name + " knows no å ä ö"


def padding(node, parent, package):
    """Padding of text counts bytes on a board, so that å ä ö come out too short."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod) and isinstance(node.left, ast.Constant):
        if isinstance(node.left.value, str) and re.search(r"%-?[\d*]+s", node.left.value):
            yield "padded text"
    elif isinstance(node, ast.FormattedValue) and node.format_spec:
        spec = "".join(str(getattr(part, "value", "")) for part in node.format_spec.values)
        if re.fullmatch(r".?[<>^]?\d*s?", spec) and not re.fullmatch(r"0?\d+", spec):
            yield "padded text"


def stepped_slices(node, parent, package):
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) and node.slice.step:
        value = node.value
        made_here = isinstance(value, (ast.List, ast.ListComp)) or (
            isinstance(value, ast.Call) and getattr(value.func, "id", "") in ("list", "sorted")
        )
        if not made_here:
            yield "slice with a step of what may be no list"


def numbers(node, parent, package):
    if package == "chicago":
        if isinstance(node, ast.Constant) and isinstance(node.value, (float, complex)):
            yield "float"
        elif isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.Div):
            yield "division that makes a float"
    value = _constant(node)
    if value is None or abs(value) <= MOST or _constant(parent.get(node)) is not None:
        return
    while isinstance(node, (ast.expr, ast.keyword)):
        node = parent[node]
    name = getattr(node.targets[0], "id", "") if isinstance(node, ast.Assign) else ""
    if "CRC" in name and value == 0xFFFFFFFF or "SEED" in name and value == 1 << 48:
        return  # a check sum has 32 bits, a seed 48: the name says so
    yield "int beyond 30 bits"


def _constant(node):
    """The int that an expression of literals is, or None."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.LShift, ast.Pow, ast.Mult)):
        left, right = _constant(node.left), _constant(node.right)
        if left is not None and right is not None and 0 <= right <= MOST:
            if isinstance(node.op, ast.Mult):
                return left * right
            if right < 100:
                return left << right if isinstance(node.op, ast.LShift) else left**right
    return None


NODE_CHECKS = (imports, syntax, native_code, methods, padding, stepped_slices, numbers)


def _tokens(source):
    skipped = (tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT)
    return [t for t in tokenize.generate_tokens(io.StringIO(source).readline) if t.type not in skipped]


def parenthesised_with(source):
    """`with (open(a) as b, …):`, which the parser of MicroPython does not know."""
    found = []
    tokens = _tokens(source)
    for i, token in enumerate(tokens):
        if token.string != "with" or token.type != tokenize.NAME or tokens[i + 1].string != "(":
            continue
        depth = 0
        for inner in tokens[i + 1 :]:
            depth += (inner.string in "([{") - (inner.string in ")]}") if inner.type == tokenize.OP else 0
            if depth == 0:
                break
            if depth == 1 and inner.string in ("as", ","):
                found.append((token.start[0], "parenthesised with"))
                break
    return found


def adjacent_fstrings(source):
    """Texts side by side, one of them an f-string."""
    found = []
    start = getattr(tokenize, "FSTRING_START", None)  # from 3.12 on an f-string is many tokens
    end = getattr(tokenize, "FSTRING_END", None)
    before = None
    for token in _tokens(source):
        begins = token.type == tokenize.STRING or token.type == start
        formatted = token.type in (start, end) or (
            token.type == tokenize.STRING and "f" in re.match("[a-zA-Z]*", token.string)[0].lower()
        )
        if begins and before is not None and (formatted or before):
            found.append((token.start[0], "adjacent f-strings"))
        ends = token.type == tokenize.STRING or token.type == end
        before = formatted if ends else None
    return found


def recursion(tree):
    """Functions that come back to themselves, by whatever way within the file."""
    bodies = {}  # (class or "", function) -> its node
    bases = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            bodies["", node.name] = node
        elif isinstance(node, ast.ClassDef):
            bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    bodies[node.name, member.name] = member

    for scope, outer in list(bodies.items()):
        for inner in ast.walk(outer):
            if isinstance(inner, ast.FunctionDef) and inner is not outer:
                bodies["in " + ".".join(scope), inner.name] = inner

    def method(owner, name):
        """The method as the class or one of its bases has it."""
        waiting = [owner]
        while waiting:
            one = waiting.pop(0)
            if (one, name) in bodies:
                return (one, name)
            waiting += bases.get(one, [])
        return None

    def called(scope):
        for node in ast.walk(bodies[scope]):
            if not isinstance(node, ast.Call):
                continue
            target = node.func
            if isinstance(target, ast.Name):
                yield ("in " + ".".join(scope), target.id)
                yield (scope[0], target.id) if scope[0].startswith("in ") else ("", target.id)
                yield ("", target.id)
                yield method(target.id, "__init__")
            elif isinstance(target, ast.Attribute):
                value = target.value
                if isinstance(value, ast.Name) and value.id == "self":
                    yield method(scope[0], target.attr)
                elif isinstance(value, ast.Call) and getattr(value.func, "id", "") == "super":
                    for base in bases.get(scope[0], []):
                        yield method(base, target.attr)

    calls = {scope: {other for other in called(scope) if other in bodies} for scope in bodies}
    found = []
    for scope, node in bodies.items():
        reached = set()
        waiting = list(calls[scope])
        while waiting:
            other = waiting.pop()
            if other not in reached:
                reached.add(other)
                waiting += calls[other]
        if scope in reached:
            found.append((node.lineno, "recursion of " + node.name))
    return found
