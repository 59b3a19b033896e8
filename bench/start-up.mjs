/** Start-up cost of the storefront worker: bytes, and CPU until its module is evaluated. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { nameTextModules } from "../scripts/build/name-texts.ts";
import { Miniflare } from "../scripts/run/miniflare.ts";
import { root } from "../scripts/setup/install.mjs";
import { percentile } from "./timing.mjs";

const folder = join(root, "build/workers");
const compatibility = { compatibilityDate: "2026-07-01", compatibilityFlags: ["nodejs_compat"] };
const empty = { modules: true, script: "export default { fetch: () => new Response() };" };

/** A worker's script, and the text files beside it. */
const filesOf = (name) => [
  { type: "ESModule", path: join(folder, `${name}.js`) },
  ...(["storefront", "services"].includes(name) ? nameTextModules(folder) : []),
];

/** Bytes of a bundled worker, uncompressed and as gzip, which the platform's limit counts. */
export function workerBytes(name) {
  const data = Buffer.concat(filesOf(name).map(({ path }) => readFileSync(path)));
  return { bytes: data.length, gzip: gzipSync(data, { level: 9 }).length };
}

/**
 * CPU milliseconds to read, compile and evaluate a worker's module in an otherwise empty workerd: the median over
 * `rounds`, minus that of an empty worker.
 */
export async function startUpCpu(name, rounds = 7) {
  const worker = { modules: filesOf(name), modulesRoot: folder };
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    // Alternating, so that both see the same machine conditions.
    const base = await cpuOfStart(empty);
    times.push((await cpuOfStart(worker)) - base);
  }
  return percentile(times, 50);
}

async function cpuOfStart(worker) {
  const before = new Set(workerdProcesses());
  const runtime = new Miniflare({ ...compatibility, ...worker });
  try {
    await runtime.ready;
    const pid = workerdProcesses().find((candidate) => !before.has(candidate));
    return cpuMilliseconds(pid);
  } finally {
    await runtime.dispose();
  }
}

/** CPU time of all threads of a process. */
function cpuMilliseconds(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6;
}

function workerdProcesses() {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").trim().split(/\s+/);
  return children.filter((pid) => pid && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd"));
}
