/**
 * Builds if sources changed, starts every worker, seeds the demo shop once, and serves until a signal.
 *
 *   PORT           storefronts and console, default 8787
 *   SERVICES_PORT  embedded services, default 8790
 *   DATA_DIR       state, default .data/
 *   SEED_PRODUCTS  size of the demo catalogue, default 12000
 *   DEMO_CONTROLS  0 disables the fault and back-office controls
 *   INSPECTOR_PORT port of the workers for debuggers and profilers; none by default
 *
 * `--dev` rebuilds and reloads the workers on every change; `--seed-only` stops after seeding; `--empty` does not seed, for a
 * shop that is imported.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, watch } from "node:fs";
import { join, resolve } from "node:path";
import { regionNames, regions } from "../../contracts/regions.ts";
import { buildAll } from "../build/build.ts";
import { isSeeded, seedShop } from "../seed/seed.ts";
import { root } from "../setup/install.mjs";
import type { Keeper } from "./keeper/keeper.ts";
import { watchRuntime } from "./keeper/watch-runtime.ts";
import { officeHost } from "./local-bindings.ts";
import { type Runtime, startRuntime } from "./runtime.ts";

const flags = new Set(process.argv.slice(2));
const options = {
  port: Number(process.env.PORT ?? 8787),
  servicesPort: Number(process.env.SERVICES_PORT ?? 8790),
  dataDir: resolve(root, process.env.DATA_DIR ?? ".data"),
  demoControls: process.env.DEMO_CONTROLS !== "0",
  inspectorPort: Number(process.env.INSPECTOR_PORT ?? 0),
};
const size = Number(process.env.SEED_PRODUCTS ?? 12_000);
mkdirSync(options.dataDir, { recursive: true });
endFormerRuntime();

const started = Date.now();
const since = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
if (await buildAll()) console.log(`Built (${since()}).`);
let keeper: Keeper | null = null;
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop());
const shop = await startShop();

if (!isSeeded(options.dataDir) && !flags.has("--empty")) {
  console.log(`Seeding the demo shop with ${size.toLocaleString("en")} products …`);
  await seedShop({ servicesUrl: shop.servicesUrl, size, dataDir: options.dataDir });
}
console.log(
  [
    `Benchside is ready (${since()}).`,
    ...regionNames.map((region) => {
      const { name, localHost } = regions[region];
      return `  ${name.padEnd(9)} http://${localHost}:${options.port}`;
    }),
    `  console   http://logs.localhost:${options.port}`,
    `  office    http://${officeHost}:${options.port} (sign in as a demonstration user)`,
    `  services  http://localhost:${options.servicesPort}`,
    `Stop with Ctrl+C; state stays in ${options.dataDir}`,
  ].join("\n"),
);

if (flags.has("--seed-only")) stop();
if (flags.has("--dev")) watchSources();

async function startShop(): Promise<Runtime> {
  try {
    return await startRuntime({
      ...options,
      onEnd: fail,
      onStart(started) {
        keeper = started;
        watchRuntime({ keeper, dataDir: options.dataDir });
      },
    });
  } catch (error) {
    if (stopping) process.exit(0);
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(reason: string): never {
  if (stopping) process.exit(0);
  console.error(reason);
  process.exit(1);
}

/** Exits at once: acknowledged data is on disk. */
function stop(): never {
  stopping = true;
  keeper?.stop();
  process.exit(0);
}

/**
 * A killed `npm start` can leave its workerd behind on the ports. Kills that workerd, or exits with an error if its
 * parent still runs.
 */
function endFormerRuntime(): void {
  const address = `--socket-addr=entry=127.0.0.1:${options.port}`;
  // Without /proc nothing is found, and the start reports that the port is in use.
  const processes = existsSync("/proc") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  for (const pid of processes) {
    const { command, parent } = describeProcess(pid);
    if (!command.includes("workerd") || !command.includes(address)) continue;
    if (describeProcess(parent).command.includes("serve.ts")) {
      console.error(`The shop already runs on port ${options.port}. Set PORT and SERVICES_PORT to start another one.`);
      process.exit(1);
    }
    process.kill(Number(pid), "SIGKILL");
  }
}

function describeProcess(pid: string): { readonly command: string; readonly parent: string } {
  try {
    const [, parent = ""] = /\nPPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return { command: readFileSync(`/proc/${pid}/cmdline`, "utf8"), parent };
  } catch {
    // It has ended meanwhile.
    return { command: "", parent: "" };
  }
}

/** Rebuilds after a pause in changes and replaces the workers in place; state is kept. */
function watchSources(): void {
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  const rebuild = async () => {
    if (busy) return schedule();
    busy = true;
    try {
      const from = Date.now();
      if (await buildAll()) {
        await shop.reload(options);
        console.log(`Reloaded (${((Date.now() - from) / 1000).toFixed(1)} s).`);
      }
    } catch (error) {
      console.error(String(error));
    } finally {
      busy = false;
    }
  };
  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(rebuild, 150);
  }
  for (const folder of ["app", "contracts", "domain", "framework", "workers", "public"]) {
    watch(join(root, folder), { recursive: true }, schedule);
  }
}
