/** Writes down how a runtime is that answers nobody, while it still is: its successor knows nothing of it. */
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConnections, readMemory, readThreads } from "./process-figures.mjs";

const sampleMs = 500;
const debuggerMs = 3000;

/**
 * @param {object} runtime
 * @param {number} runtime.pid
 * @param {string} runtime.how       sentence that begins with "The runtime"
 * @param {string[]} runtime.lastLines what its workers wrote last
 * @param {string} runtime.dataDir   where the file goes: hang-<time>.txt
 * @returns {Promise<string>} path of the file
 */
export async function writeHangReport({ pid, how, lastLines, dataDir }) {
  const at = new Date().toISOString();
  const threads = await sampleThreads(pid);
  const connections = readConnections(pid);
  const parts = [
    ["", [`${at}  process ${pid}`, how]],
    [`Threads: processor time in ${sampleMs} ms, and since the start`, threads],
    ["Memory", readMemory(pid)],
    [
      `Connections (${connections.length}): own address, other, state, bytes to be sent, bytes to be read`,
      connections.map(({ own, other, state, sending, reading }) => [own, other, state, sending, reading].join("  ")),
    ],
    ["What the workers wrote last", lastLines],
    ["Stacks", [await readStacks(pid)]],
  ];
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, `hang-${at.replaceAll(":", "-")}.txt`);
  writeFileSync(path, parts.map(([title, lines]) => [title, ...lines, ""].join("\n")).join("\n"));
  return path;
}

async function sampleThreads(pid) {
  const before = new Map(readThreads(pid).map(({ id, workedMs }) => [id, workedMs]));
  await new Promise((resolve) => setTimeout(resolve, sampleMs));
  return readThreads(pid)
    .map(({ id, name, state, workedMs }) => ({ id, name, state, now: workedMs - (before.get(id) ?? 0), workedMs }))
    .sort((left, right) => right.now - left.now)
    .map(({ id, name, state, now, workedMs }) => `${id}  ${name}  ${state}  ${now} ms  ${workedMs} ms`);
}

/** Stacks of all threads, where gdb is installed and may look. */
function readStacks(pid) {
  const args = ["-nx", "-p", String(pid), "-batch", "-ex", "set pagination off", "-ex", "thread apply all bt 40"];
  return new Promise((resolve) => {
    execFile("gdb", args, { timeout: debuggerMs, killSignal: "SIGKILL", maxBuffer: 4e6 }, (error, output) => {
      resolve(output || `None: ${error?.message ?? "gdb said nothing"}`);
    });
  });
}
