/**
 * Runs every worker of the shop in one workerd, from the wrangler.toml files of a deployment. `npm start`, browser
 * journeys, fault tests and benchmarks start the shop through this file.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { mainRegion, regionNames, regions } from "../contracts/regions.ts";
import { localBindings } from "./local-bindings.mjs";
import { createKeeper } from "./runtime/keeper.mjs";
import { fontModules } from "./worker-bundle.mjs";

/**
 * V8 sizes its heaps for the whole machine, for about twenty isolates at once. A small nursery and a collection after
 * 60 % growth reduce memory after 90 s of mixed load from 1,046 to 736 MB at the same throughput.
 *
 * `--single-threaded-gc` avoids a hang (docs/decisions/0103-sweeping-without-another-thread.md): at the end of a
 * request workerd busy-waits for V8's sweeper thread, which may be waiting for workerd.
 */
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--max-semi-space-size=4 --heap-growing-percent=60 --single-threaded-gc";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} RuntimeOptions
 * @property {number} port        storefronts and log console, chosen by host name
 * @property {number} servicesPort embedded services
 * @property {string} dataDir     where Durable Objects, D1 and R2 keep their files
 * @property {boolean} [demoControls] fault and back-office controls of the embedded services
 * @property {Record<string, string>} [overrides] bindings that replace the local defaults, by name
 * @property {number} [inspectorPort] where profilers reach the workers
 * @property {boolean} [quiet]      keep what workers log to themselves
 * @property {object[]} [extraWorkers] further Miniflare workers, such as a benchmark's yardstick
 * @property {(reason: string) => void} [onEnd] called when the runtime has ended and cannot be made ready again
 * @property {(keeper: import("./runtime/keeper.mjs").Keeper) => void} [onStart] called before the runtime starts
 */

/** A minimal worker that only answers, on its own port and without log lines, to show that the runtime responds. */
const pulse = {
  name: "pulse",
  modules: true,
  script: "export default { fetch: () => new Response() };",
  compatibilityDate: "2026-07-01",
  unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
};

function workerOptions(config, env, script) {
  const { workerOptions: options } = unstable_getMiniflareWorkerOptions(join(root, config), env);
  delete options.zone;
  // Hosts, upstreams and the mail provider of a deployment do not apply locally; see local-bindings.mjs.
  delete options.bindings;
  // The bundled module is named here, because Miniflare does not resolve dynamic imports inside it.
  const folder = join(root, "build/workers");
  const modules = [
    { type: "ESModule", path: join(folder, `${script}.js`) },
    ...(script === "services" ? fontModules(folder) : []),
  ];
  return { ...options, modules, modulesRoot: folder };
}

/**
 * Miniflare's options for the whole shop.
 * @param {RuntimeOptions} options
 */
export function runtimeOptions(options) {
  const { port, servicesPort, dataDir } = options;
  const bindings = localBindings(options);
  const storefront = (region) => {
    const worker = workerOptions("wrangler.toml", region === mainRegion ? undefined : region, "storefront");
    const { localHost } = regions[region];
    const hosts = region === mainRegion ? [localHost, "127.0.0.1"] : [localHost];
    return {
      ...worker,
      name: `storefront-${region}`,
      routes: hosts.map((host) => `${host}/*`),
      bindings: {
        ...worker.bindings,
        ...bindings.storefront(region),
        ...options.overrides,
        HOSTS: hosts.map((host) => `${host}:${port}`).join(","),
      },
      tails: ["logs"],
    };
  };
  const services = workerOptions("workers/services/wrangler.toml", undefined, "services");
  const logs = workerOptions("workers/logs/wrangler.toml", undefined, "logs");
  const others = options.extraWorkers ?? [];
  return {
    host: "127.0.0.1",
    port,
    ...(options.inspectorPort && { inspectorPort: options.inspectorPort }),
    ...(options.quiet && { handleRuntimeStdio: (out, error) => [out, error].map((stream) => stream.resume()) }),
    defaultPersistRoot: dataDir,
    cachePersist: false,
    logRequests: false,
    verbose: false,
    workers: [
      ...regionNames.map(storefront),
      {
        ...services,
        name: "services",
        bindings: { ...services.bindings, ...bindings.services(), ...options.overrides },
        unsafeDirectSockets: [{ host: "127.0.0.1", port: servicesPort }],
      },
      {
        ...logs,
        name: "logs",
        routes: ["logs.localhost/*"],
        bindings: { ...logs.bindings, ...bindings.logs(), ...options.overrides },
      },
      ...others,
      pulse,
    ],
  };
}

/**
 * Starts the shop; resolves when every worker responds. A runtime that ends is restarted.
 * @param {RuntimeOptions} options
 * @throws Error if the runtime rejects its configuration or cannot bind its ports
 */
export async function startRuntime(options) {
  const { port, servicesPort, dataDir, onEnd = (reason) => console.error(reason) } = options;
  mkdirSync(dataDir, { recursive: true });
  const miniflareOptions = runtimeOptions(options);
  const keeper = createKeeper({
    ask: () => answers(port),
    pulseSocket: `direct:${miniflareOptions.workers.length - 1}:default`,
    giveUp: onEnd,
  });
  options.onStart?.(keeper);
  const miniflare = await keeper.around(async () => {
    const made = new Miniflare(miniflareOptions);
    await made.ready;
    return made;
  });
  await keeper.ready();
  return {
    /** Replaces the workers in place. @param {RuntimeOptions} changed */
    reload: (changed) => keeper.around(() => miniflare.setOptions(runtimeOptions(changed))),
    pid: keeper.pid(),
    keeper,
    url: `http://localhost:${port}`,
    servicesUrl: `http://localhost:${servicesPort}`,
    async stop() {
      keeper.stop();
      await miniflare.dispose();
    },
  };
}

/** True if a storefront responds. Uses a new connection, because a kept-alive one may belong to an earlier runtime. */
function answers(port) {
  return new Promise((resolve) => {
    const asked = get({ host: "127.0.0.1", port, path: "/robots.txt", agent: false, timeout: 2000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.on("error", () => resolve(false));
    asked.on("timeout", () => asked.destroy(new Error("No answer")));
  });
}

/** Ids of this process's workerd children. Fault tests kill them; the next start kills orphaned ones. */
export function workerdProcesses() {
  try {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
    return children
      .trim()
      .split(/\s+/)
      .filter((pid) => pid && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd"))
      .map(Number);
  } catch {
    return [];
  }
}
