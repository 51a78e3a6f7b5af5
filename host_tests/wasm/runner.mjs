// Run a Python script of the project on the 32-bit MicroPython in WebAssembly.
//
//     node host_tests/wasm/runner.mjs SCRIPT [ARGUMENT ...]
//
// SCRIPT is named from the root of the repo. The .py files of lib/, firmware/ and host_tests/
// stand in the virtual file system under the same names, and the script sees itself as
// __main__ with its arguments in sys.argv. Prints what it prints; ends with its exit status.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const [script, ...args] = process.argv.slice(2);

const micropython = await loadMicroPython({
  heapsize: 8 * 1024 * 1024,
  linebuffer: true,
  stdout: (line) => console.log(line),
  stderr: (line) => console.error(line),
});

function copy(folder) {
  micropython.FS.mkdir("/" + folder);
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder + "/" + entry.name;
    if (entry.isDirectory() && !["node_modules", "__pycache__"].includes(entry.name)) {
      copy(path);
    } else if (entry.name.endsWith(".py")) {
      micropython.FS.writeFile("/" + path, readFileSync(join(root, path)));
    }
  }
}

["lib", "firmware", "host_tests"].forEach(copy);

// This build has neither a way to hand over sys.argv nor an exit status: SystemExit is turned
// into one here. A traceback goes to standard output, where a script's own failures go too.
const start = `
import sys
sys.argv[:] = ${JSON.stringify(["/" + script, ...args])}
_status = 1
try:
    with open(sys.argv[0]) as _file:
        exec(compile(_file.read(), sys.argv[0], "exec"), {"__name__": "__main__", "__file__": sys.argv[0]})
    _status = 0
except SystemExit as _error:
    _status = _error.args[0] if _error.args else 0
except BaseException as _error:
    sys.print_exception(_error, sys.stdout)
`;
micropython.runPython(start);
process.exitCode = micropython.globals.get("_status") ?? 0;
