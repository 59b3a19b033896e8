/** Records the state of a hung runtime before it is killed. */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConnections, readMemory, readThreads, type ThreadFigures } from "./process-figures.ts";

const sampleMs = 500;
const debuggerMs = 3000;
/**
 * Time in milliseconds to read the functions of a loop: the debugger resumes the process until its next stack check.
 */
const functionsMs = 5000;

export interface HangingRuntime {
  readonly pid: number;
  /** Completes the sentence "The runtime …". */
  readonly how: string;
  /** The last lines of its workers. */
  readonly lastLines: readonly string[];
  /** Folder of the report, hang-<time>.txt. */
  readonly dataDir: string;
}

/** @returns path of the file */
export async function writeHangReport({ pid, how, lastLines, dataDir }: HangingRuntime): Promise<string> {
  const at = new Date().toISOString();
  const threads = await sampleThreads(pid);
  // A loop uses a measurable share of a busy processor; waiting threads wake only for a moment.
  const computes = threads.some(({ state, now }) => state === "R" && now >= sampleMs / 20);
  const connections = readConnections(pid);
  const parts: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ["", [`${at}  process ${pid}`, how]],
    [`Threads: processor time in ${sampleMs} ms, and since the start`, threads.map(describeThread)],
    ["Memory", readMemory(pid)],
    [
      `Connections (${connections.length}): own address, other, state, bytes to be sent, bytes to be read`,
      connections.map(({ own, other, state, sending, reading }) => [own, other, state, sending, reading].join("  ")),
    ],
    ["What the workers wrote last", lastLines],
    ["Stacks", [await readStacks(pid)]],
    ["Functions of the worker that computes", [computes ? await readFunctions(pid) : "None: nothing computes"]],
  ];
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, `hang-${at.replaceAll(":", "-")}.txt`);
  writeFileSync(path, parts.map(([title, lines]) => [title, ...lines, ""].join("\n")).join("\n"));
  return path;
}

interface SampledThread extends ThreadFigures {
  /** CPU time during the sample. */
  readonly now: number;
}

async function sampleThreads(pid: number): Promise<SampledThread[]> {
  const before = new Map(readThreads(pid).map(({ id, workedMs }) => [id, workedMs]));
  await new Promise((resolve) => setTimeout(resolve, sampleMs));
  return readThreads(pid)
    .map(({ id, name, state, workedMs }) => ({ id, name, state, now: workedMs - (before.get(id) ?? 0), workedMs }))
    .sort((left, right) => right.now - left.now);
}

const describeThread = ({ id, name, state, now, workedMs }: SampledThread) =>
  `${id}  ${name}  ${state}  ${now} ms  ${workedMs} ms`;

/** Stacks of all threads, if gdb is installed and permitted. */
async function readStacks(pid: number): Promise<string> {
  const { output, problem } = await debug(pid, "thread apply all bt 40", debuggerMs);
  return output || `None: ${problem ?? "gdb said nothing"}`;
}

/** V8 functions that gdb calls, by their symbol names. */
const tryGetIsolate = "((void *(*)()) 'v8::Isolate::TryGetCurrent()')()";
const printStack =
  "'v8::internal::Isolate::PrintStack(_IO_FILE*, v8::internal::Isolate::PrintStackMode, v8::internal::AllowAllocation)'";
const requestInterrupt =
  "((void (*)(void *, void *, void *)) 'v8::Isolate::RequestInterrupt(void (*)(v8::Isolate*, void*), void*)')";

/**
 * Names of the functions that a worker is executing; native stacks lack them. V8 prints them at its next stack check,
 * which every loop has. This may corrupt the process, which is about to be killed.
 */
async function readFunctions(pid: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "hang-"));
  const path = join(folder, "functions.txt");
  const commands = `
    thread 1
    set $isolate = ${tryGetIsolate}
    if $isolate
      set $file = ((void *(*)(const char *, const char *)) fopen)("${path}", "w")
      call ${requestInterrupt}($isolate, (void *) ${printStack}, $file)
      tbreak ${printStack}
      continue
      finish
      call ((int (*)(void *)) fclose)($file)
    end`;
  try {
    const { problem } = await debug(pid, commands, functionsMs);
    const [functions = ""] = (existsSync(path) ? readFileSync(path, "utf8") : "").split("==== Details");
    return functions.trim() || `None: ${problem ?? "it is not in a worker"}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface DebuggerOutput {
  readonly output: string;
  readonly problem: string | null;
}

async function debug(pid: number, commands: string, timeout: number): Promise<DebuggerOutput> {
  const folder = mkdtempSync(join(tmpdir(), "hang-"));
  const script = join(folder, "commands");
  writeFileSync(script, `set pagination off\nset confirm off\n${commands}\n`);
  const options = { timeout, killSignal: "SIGKILL", maxBuffer: 4e6 } as const;
  try {
    return await new Promise<DebuggerOutput>((resolve) => {
      execFile("gdb", ["-nx", "-p", String(pid), "-batch", "-x", script], options, (error, output) =>
        resolve({ output, problem: error?.killed ? `gdb took longer than ${timeout} ms` : (error?.message ?? null) }),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
