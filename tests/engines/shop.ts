/**
 * Shop for the engine tests: the seeded data of the Playwright journeys, plus a storefront per engine behind a
 * simulated phone connection.
 */
import { resolve } from "node:path";
import { type Region, regionNames, regions } from "@contracts/regions";
import { buildAll } from "../../scripts/build/build.ts";
import { type NamedWorker, type RuntimeOptions, runtimeOptions, startRuntime } from "../../scripts/run/runtime.ts";
import { isSeeded, seedShop } from "../../scripts/seed/seed.ts";
import { type EngineName, engineNames } from "./drivers/tab";
import type { Shop } from "./journey";
import { openPhoneLine } from "./phone-line";

const port = Number(process.env.JOURNEY_PORT ?? 18787);
const servicesPort = Number(process.env.JOURNEY_SERVICES_PORT ?? 18790);

export type EnginesShop = Shop & {
  /** Origin of the shop on the phone connection, one per engine, so that engines do not share its bandwidth. */
  readonly byPhone: Readonly<Record<EngineName, string>>;
};

export interface RunningShop {
  readonly shop: EnginesShop;
  stop(): Promise<void>;
}

/** Ports of one engine's storefront: the visible one and the one behind it. */
const portsOf = (engine: EngineName) => {
  const first = port + 20 + 3 * engineNames.indexOf(engine);
  return { pages: first, behind: first + 1 };
};

export async function startEnginesShop(): Promise<RunningShop> {
  await buildAll();
  const dataDir = resolve(process.env.JOURNEY_DATA_DIR ?? ".cache/journeys");
  const options: RuntimeOptions = { port, servicesPort, dataDir, demoControls: true, quiet: true };
  const runtime = await startRuntime({
    ...options,
    extraWorkers: engineNames.map((engine) => storefrontByPhone(options, engine)),
  });
  const lines = await Promise.all(
    engineNames.map((engine) => {
      const { pages, behind } = portsOf(engine);
      return openPhoneLine({ [pages]: behind });
    }),
  );
  const stop = async () => {
    await Promise.all(lines.map((line) => line.close()));
    await runtime.stop();
  };
  try {
    const size = Number(process.env.JOURNEY_PRODUCTS ?? 600);
    if (!isSeeded(dataDir)) await seedShop({ servicesUrl: runtime.servicesUrl, size, dataDir, log: () => {} });
  } catch (error) {
    await stop();
    throw error;
  }
  const origins = regionNames.map((region) => [region, `http://${regions[region].localHost}:${port}`]);
  const storefronts = Object.fromEntries(origins) as Record<Region, string>;
  return {
    shop: {
      ...storefronts,
      services: `http://localhost:${servicesPort}`,
      byPhone: {
        chromium: `http://localhost:${portsOf("chromium").pages}`,
        firefox: `http://localhost:${portsOf("firefox").pages}`,
        webkit: `http://localhost:${portsOf("webkit").pages}`,
      },
    },
    stop,
  };
}

/** A copy of the global storefront under the address of the phone connection. */
function storefrontByPhone(options: RuntimeOptions, engine: EngineName): NamedWorker {
  const { pages, behind } = portsOf(engine);
  const [storefront] = runtimeOptions(options).workers;
  if (!storefront) throw new Error("the shop has no storefront");
  const host = `localhost:${pages}`;
  return {
    ...storefront,
    name: `storefront-phone-${engine}`,
    routes: [],
    // All workers share one page cache, and its pages contain the origin of the storefront that rendered them.
    cache: false,
    bindings: { ...storefront.bindings, HOSTS: host, HOST_GLOBAL: host },
    unsafeDirectSockets: [{ host: "127.0.0.1", port: behind }],
  };
}
