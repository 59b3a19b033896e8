/**
 * Kills, stops or blocks the runtime of `npm start` at many moments. Within 15 seconds the shop must be ready again, or
 * the process must exit with code 1 and a reason. `npm run runtime-kills` uses all moments; the usual run uses some,
 * because the shop needs seconds to recover from each.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, inject, it, vi } from "vitest";
import { freePort } from "../../contract/free-port";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** 15 seconds on an idle machine, more under load. */
const timeLimitMs = () => 15_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

const allMoments = process.env.RUNTIME_KILLS === "all";

/** Delays in milliseconds from the start of each successive runtime to its kill. */
const momentsOfFirstStart = allMoments ? [0, 20, 60, 150, 400, 900] : [0, 150, 900];
/** The same for kills of a ready runtime, one list per such kill. */
const momentsAfterKill = allMoments
  ? [[], [0], [30], [250], [600], [1000], [1300], [10, 10], [300, 700], [1000, 100]]
  : [[], [30], [600], [1000, 100]];

interface StartedShop {
  readonly port: number;
  readonly servicesPort: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Output so far. */
  said(): string;
  exitCode(): number | null;
}

/** Shop of the test, reused by later tests while it runs, because a start takes seconds. */
let shop: StartedShop | null = null;

async function end(): Promise<void> {
  if (!shop) return;
  const { process, dataDir } = shop;
  if (process.exitCode === null && process.signalCode === null) {
    const ended = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGTERM");
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
  shop = null;
}
afterAll(end);

async function startShop(): Promise<StartedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "runtime-kill-"));
  cpSync(inject("seededState"), dataDir, { recursive: true });
  const [port, servicesPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(root, "scripts/run/serve.ts")], {
    env: { ...process.env, PORT: String(port), SERVICES_PORT: String(servicesPort), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (text += data));
  shop = { port, servicesPort, dataDir, process: child, said: () => text, exitCode: () => child.exitCode };
  return shop;
}

/** Process id of the runtime; waits for the next one. */
async function runtimeOf({ process: child, exitCode }: StartedShop, not = 0): Promise<number> {
  for (let waited = 0; waited < 60_000 && exitCode() === null; waited += 2) {
    for (const pid of childrenOf(child.pid ?? 0)) if (pid !== not) return pid;
    await pause(2);
  }
  throw new Error("No runtime was started");
}

function childrenOf(parent: number): number[] {
  try {
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(/\s+/);
    return children
      .filter((pid) => pid !== "" && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--control-fd=3"))
      .map(Number);
  } catch {
    return [];
  }
}

function kill(pid: number, signal: NodeJS.Signals = "SIGKILL"): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already ended.
  }
}

function answers({ port }: StartedShop): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host: "127.0.0.1", port, path: "/robots.txt", agent: false, timeout: 1000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.on("error", () => resolve(false));
    asked.on("timeout", () => asked.destroy());
  });
}

/** State of the shop, and the time it took. */
async function outcome(started: StartedShop): Promise<{ how: "ready" | "ended" | "neither"; ms: number }> {
  const from = performance.now();
  const ms = () => Math.round(performance.now() - from);
  while (ms() < timeLimitMs()) {
    if (started.exitCode() !== null) return { how: "ended", ms: ms() };
    if (await answers(started)) return { how: "ready", ms: ms() };
    await pause(20);
  }
  return { how: "neither", ms: ms() };
}

/** Waits for the keeper's message, because the keeper notices a response of the shop a moment later than this test. */
async function untilReadyAgain({ said }: StartedShop): Promise<void> {
  const says = () => said().lastIndexOf("is ready") > said().lastIndexOf("it is restarted");
  await vi.waitFor(() => expect(says()).toBe(true), { timeout: 30_000, interval: 20 });
}

/** The previous test's shop, or a new one if that shop has ended. */
async function readyShop(): Promise<StartedShop> {
  if (shop?.exitCode() === null) {
    await untilReadyAgain(shop);
    return shop;
  }
  await end();
  const started = await startShop();
  for (let waited = 0; waited < 90_000 && !started.said().includes("Benchside is ready"); waited += 50) await pause(50);
  expect(started.said()).toContain("Benchside is ready");
  return started;
}

describe("npm start whose runtime ends", () => {
  it("is ready after kills during the first start, at many moments", async () => {
    const started = await startShop();
    let pid = 0;
    for (const after of momentsOfFirstStart) {
      pid = await runtimeOf(started, pid);
      await pause(after);
      kill(pid);
    }
    expect(await outcome(started)).toMatchObject({ how: "ready" });
    for (let waited = 0; waited < 30_000 && !started.said().includes("Benchside is ready"); waited += 50)
      await pause(50);
    expect(started.said()).toContain("Benchside is ready");
  }, 240_000);

  it("is ready after one, two and three consecutive kills, at many moments of the start", async () => {
    const started = await readyShop();
    for (const moments of momentsAfterKill) {
      let pid = await runtimeOf(started);
      kill(pid);
      for (const after of moments) {
        pid = await runtimeOf(started, pid);
        await pause(after);
        kill(pid);
      }
      expect(await outcome(started), `after ${moments}`).toMatchObject({ how: "ready" });
      await untilReadyAgain(started);
    }
  }, 400_000);

  it("kills a stopped runtime, also during its start, and reports its state", async () => {
    const started = await readyShop();
    const first = await runtimeOf(started);
    kill(first, "SIGSTOP");
    expect(await outcome(started)).toMatchObject({ how: "ready" });
    await untilReadyAgain(started);
    const second = await runtimeOf(started, first);
    kill(second);
    const third = await runtimeOf(started, second);
    await pause(100);
    kill(third, "SIGSTOP");
    expect(await outcome(started)).toMatchObject({ how: "ready" });
    const [report = ""] = readdirSync(started.dataDir).filter((name) => name.startsWith("hang-"));
    expect(readFileSync(join(started.dataDir, report), "utf8")).toContain("was stopped by a signal");
  }, 240_000);

  it("answers requests that arrive between two runtimes", async () => {
    const started = await readyShop();
    kill(await runtimeOf(started));
    const asked = [started.port, started.servicesPort].map((port) => fetch(`http://127.0.0.1:${port}/robots.txt`));
    for (const { status } of await Promise.all(asked)) expect(status).toBeLessThan(500);
  }, 240_000);

  it("exits with code 1 and a reason if every runtime is killed", async () => {
    const started = await readyShop();
    let pid = 0;
    const from = performance.now();
    while (started.exitCode() === null && performance.now() - from < 60_000) {
      for (const child of childrenOf(started.process.pid ?? 0)) {
        kill(child);
        pid = child;
      }
      await pause(100);
    }
    expect(pid).toBeGreaterThan(0);
    expect(performance.now() - from).toBeLessThan(timeLimitMs());
    expect(started.exitCode()).toBe(1);
    expect(started.said()).toMatch(/The shop was not ready again after 1\d s: the runtime ended \d+ times/);
  }, 240_000);
});
