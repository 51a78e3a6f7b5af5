// Measure the heap of compiled files on the 32-bit MicroPython in WebAssembly, step by step.
//
//     node host_tests/wasm/heap.mjs FOLDER < STEPS
//
// FOLDER holds .mpy files, as on a board. STEPS is a JSON list of [source, times]: each source is
// run so many times, one call each, because this build collects only between calls, and again
// where it prints "more". Prints a JSON
// list: the bytes in use after each step, collected; or what the source has put into `figure`.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const folder = process.argv[2];
const steps = JSON.parse(readFileSync(0, "utf8"));
let printed = "";
const micropython = await loadMicroPython({
  heapsize: 4 * 1024 * 1024,
  linebuffer: true,
  stdout: (line) => (printed = line),
  stderr: (line) => console.error(line),
});

function copy(from, to) {
  micropython.FS.mkdir(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) copy(join(from, entry.name), to + "/" + entry.name);
    else micropython.FS.writeFile(to + "/" + entry.name, readFileSync(join(from, entry.name)));
  }
}

function used() {
  micropython.runPython("gc.collect()");
  micropython.runPython("print(gc.mem_alloc())");
  return Number(printed);
}

copy(folder, "/board");
micropython.runPython("import gc, sys\nsys.path.append('/board')");
used(); // what the measuring itself needs, it has now
const figures = [];
for (const [source, times] of steps) {
  for (let i = 0; i < times; i++) {
    do {
      printed = "";
      micropython.runPython(source);
    } while (printed === "more");
  }
  micropython.runPython("print(globals().pop('figure', None))");
  const own = printed;
  const all = used();
  figures.push(own === "None" ? all : Number(own));
}
console.log(JSON.stringify(figures));
