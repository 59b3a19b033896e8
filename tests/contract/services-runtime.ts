/** Runs the embedded services in their own workerd: real HTTP, D1 and Durable Objects, with state in a folder. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WorkerOptions } from "miniflare";
import { inject } from "vitest";
import { fontModules } from "../../scripts/build/worker-bundle.ts";
import { localBindings } from "../../scripts/run/local-bindings.ts";
import { Miniflare } from "../../scripts/run/miniflare.ts";
import { freePort } from "./free-port";

export interface RunningServices {
  readonly url: string;
  /** Process id of workerd, for tests that kill it. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Credentials of the services. */
export const bindings: Readonly<Record<string, string>> = localBindings({ port: 0, servicesPort: 0 }).services();

/** Starts the services on a port with state in `dataDir`; resolves when they respond. */
export async function startServices(options: {
  port: number;
  dataDir: string;
  overrides?: Record<string, string>;
}): Promise<RunningServices> {
  const folder = inject("servicesBundle");
  const before = new Set(workerdProcesses());
  const miniflare = new Miniflare({
    host: "127.0.0.1",
    port: options.port,
    defaultPersistRoot: options.dataDir,
    cachePersist: false,
    logRequests: false,
    verbose: false,
    workers: [
      {
        ...(JSON.parse(inject("servicesOptions")) as WorkerOptions),
        name: "services",
        modules: [{ type: "ESModule", path: join(folder, "services.js") }, ...fontModules(folder)],
        modulesRoot: folder,
        // Password hashes are cheap.
        bindings: { ...bindings, PASSWORD_LOG2N: "5", ...options.overrides },
      },
    ],
  });
  await miniflare.ready;
  const pid = workerdProcesses().find((candidate) => !before.has(candidate));
  if (pid === undefined) throw new Error("workerd did not start");
  return { url: `http://127.0.0.1:${options.port}`, pid, stop: () => miniflare.dispose() };
}

let shared: Promise<RunningServices> | undefined;

/**
 * Services shared by the files of this process, which run in turn; the first file starts them. A file that ends or
 * configures the runtime, or writes data that another file reads, needs its own. `stop` only resets faults, flags and
 * recorded calls.
 */
export async function sharedServices(): Promise<RunningServices> {
  shared ??= startShared();
  const services = await shared;
  return {
    ...services,
    async stop() {
      await fetch(`${services.url}/_demo/reset`, { method: "POST", body: "{}" });
    },
  };
}

async function startShared(): Promise<RunningServices> {
  const state = temporaryState();
  // The services live as long as this process; Miniflare ends the runtime on exit.
  process.once("exit", state.remove);
  // Tests render more documents per hour than one address normally may.
  const overrides = { DOCUMENTS_LIMIT_FACTOR: "5" };
  return startServices({ port: await freePort(), dataDir: state.dir, overrides });
}

/** Ids of this process's workerd children. */
function workerdProcesses(): number[] {
  return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
    .trim()
    .split(/\s+/)
    .filter((pid) => pid !== "" && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd"))
    .map(Number);
}

/** A folder for the state of one test file, and a function that removes it. */
export function temporaryState(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), "services-state-"));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
