/**
 * Runs every worker of the shop in one workerd, from the wrangler.toml files of a deployment. `npm start`, browser
 * journeys, fault tests and benchmarks start the shop through this file.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { MiniflareOptions, WorkerOptions } from "miniflare";
import { mainRegion, type Region, regionNames, regions } from "../../contracts/regions.ts";
import { nameTextModules } from "../build/name-texts.ts";
import { fontModules } from "../build/worker-bundle.ts";
import { storedWorkerOptions, type WorkerName } from "../build/worker-options.ts";
import { root } from "../setup/install.mjs";
import { createKeeper, type Keeper } from "./keeper/keeper.ts";
import { type LocalOptions, localBindings, officeHost } from "./local-bindings.ts";
import { Miniflare } from "./miniflare.ts";
import { byUplink, uplink } from "./uplink.ts";

/**
 * V8 sizes its heaps for the whole machine, for about twenty isolates at once. A small nursery and a collection after
 * 60 % growth reduce memory after 90 s of mixed load from 1,046 to 736 MB at the same throughput.
 *
 * `--single-threaded-gc` avoids a hang (decision 0103): at the end of a request workerd busy-waits for V8's sweeper
 * thread, which may be waiting for workerd.
 */
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--max-semi-space-size=4 --heap-growing-percent=60 --single-threaded-gc";

/** `port`: storefronts and log console, chosen by host name; `servicesPort`: embedded services. */
export interface RuntimeOptions extends LocalOptions {
  /** Folder for the files of Durable Objects, D1 and R2. */
  readonly dataDir: string;
  /** Bindings that replace the local defaults, by name. */
  readonly overrides?: Readonly<Record<string, string>> | undefined;
  /** Port on which profilers connect to the workers. */
  readonly inspectorPort?: number | undefined;
  /** Discards the workers' own output. */
  readonly quiet?: boolean | undefined;
  /** Additional workers, such as the static one that benchmarks compare with. */
  readonly extraWorkers?: readonly NamedWorker[] | undefined;
  /** Called when the runtime has ended and cannot be made ready again. */
  readonly onEnd?: ((reason: string) => void) | undefined;
  /** Called before the runtime starts. */
  readonly onStart?: ((keeper: Keeper) => void) | undefined;
}

export interface Runtime {
  /** Replaces the workers in place. */
  reload(changed: RuntimeOptions): Promise<void>;
  readonly pid: number | null;
  readonly keeper: Keeper;
  readonly url: string;
  readonly servicesUrl: string;
  stop(): Promise<void>;
}

export type NamedWorker = WorkerOptions & { readonly name: string };

/** Miniflare's options for the shop, with a name and bindings for each worker. */
export type ShopOptions = MiniflareOptions & {
  readonly workers: (NamedWorker & { readonly bindings?: Record<string, unknown> })[];
};

/** For workers that do not use the data center's cache: saves 4 ms each when the runtime starts. */
const withoutCache = { cache: false } as const;

/** A minimal worker on its own port and without log lines; its responses show that the runtime is responsive. */
const pulse: NamedWorker = {
  name: "pulse",
  ...withoutCache,
  modules: true,
  script: "export default { fetch: () => new Response() };",
  compatibilityDate: "2026-07-01",
  unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
};

function workerOptions(name: WorkerName, script: string) {
  // The bundled module is named here, because Miniflare does not resolve dynamic imports inside it.
  const folder = join(root, "build/workers");
  const modules = [
    { type: "ESModule" as const, path: join(folder, `${script}.js`) },
    ...(script === "services" ? fontModules(folder) : []),
    ...(script === "services" || script === "storefront" ? nameTextModules(folder) : []),
  ];
  return { ...storedWorkerOptions(name), modules, modulesRoot: folder };
}

/** Miniflare's options for the whole shop. */
export function runtimeOptions(options: RuntimeOptions): ShopOptions {
  const { port, servicesPort, dataDir } = options;
  const bindings = localBindings(options);
  const storefront = (region: Region) => {
    const worker = workerOptions(`storefront-${region}`, "storefront");
    const { localHost } = regions[region];
    const hosts = region === mainRegion ? [localHost, "127.0.0.1"] : [localHost];
    return {
      ...worker,
      ...byUplink,
      name: `storefront-${region}`,
      routes: hosts.map((host) => `${host}/*`),
      bindings: {
        ...bindings.storefront(region),
        ...options.overrides,
        HOSTS: hosts.map((host) => `${host}:${port}`).join(","),
      },
      tails: ["logs"],
    };
  };
  const services = workerOptions("services", "services");
  const office = workerOptions("office", "office");
  const logs = workerOptions("logs", "logs");
  const others = options.extraWorkers ?? [];
  return {
    host: "127.0.0.1",
    port,
    ...(options.inspectorPort && { inspectorPort: options.inspectorPort }),
    ...(options.quiet && {
      handleRuntimeStdio: (out: Readable, error: Readable) => void [out, error].map((stream) => stream.resume()),
    }),
    defaultPersistRoot: dataDir,
    cachePersist: false,
    logRequests: false,
    verbose: false,
    workers: [
      ...regionNames.map(storefront),
      {
        ...services,
        ...byUplink,
        ...withoutCache,
        name: "services",
        bindings: { ...bindings.services(), ...options.overrides },
        unsafeDirectSockets: [{ host: "127.0.0.1", port: servicesPort }],
      },
      {
        ...logs,
        ...byUplink,
        ...withoutCache,
        name: "logs",
        routes: ["logs.localhost/*"],
        bindings: { ...bindings.logs(), ...options.overrides },
      },
      {
        ...office,
        ...byUplink,
        ...withoutCache,
        name: "office",
        routes: [`${officeHost}/*`],
        bindings: { ...bindings.office(), ...options.overrides },
      },
      { ...uplink("services", servicesPort), ...withoutCache },
      ...others,
      pulse,
    ],
  };
}

/**
 * Starts the shop; resolves when every worker responds. A runtime that ends is restarted.
 * @throws Error if the runtime rejects its configuration or cannot bind its ports
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { port, servicesPort, dataDir, onEnd = (reason) => console.error(reason) } = options;
  mkdirSync(dataDir, { recursive: true });
  const miniflareOptions = runtimeOptions(options);
  const { workers } = miniflareOptions;
  const directSocket = (worker: string) => `direct:${workers.findIndex(({ name }) => name === worker)}:default`;
  const keeper = createKeeper({
    ask: () => answers(port),
    pulseSocket: directSocket(pulse.name),
    heldSockets: [
      { name: "entry", host: "127.0.0.1", port },
      { name: directSocket("services"), host: "127.0.0.1", port: servicesPort },
    ],
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
    reload: (changed) => keeper.around(() => miniflare.setOptions(runtimeOptions(changed))),
    pid: keeper.pid(),
    keeper,
    url: `http://localhost:${port}`,
    servicesUrl: `http://localhost:${servicesPort}`,
    async stop() {
      await keeper.stop();
      await miniflare.dispose();
    },
  };
}

/** True if a storefront responds. Uses a new connection, because a kept-alive one may belong to an earlier runtime. */
function answers(port: number): Promise<boolean> {
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
export function workerdProcesses(): number[] {
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
