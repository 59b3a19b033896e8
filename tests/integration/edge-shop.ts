/** The whole shop with a small catalogue on separate ports and data, and a client that keeps cookies. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { regionNames, regions } from "@contracts/regions";
import { demoKeys } from "@contracts/upstreams";
import { createSealer } from "@domain/http/cookies/sealed-value";
import { expect, inject } from "vitest";
import { punchoutBuyers } from "../../demo/punchout/buyers";
import { sellingExceptions } from "../../demo/settings";
import { localBindings } from "../../scripts/run/local-bindings.ts";
import { type NamedWorker, type RuntimeOptions, startRuntime } from "../../scripts/run/runtime.ts";
import { freePort } from "../contract/free-port";
import { integrationBindings } from "./integration-bindings";

/** Hosts of all storefronts. */
export const storefrontHosts = regionNames.map((region) => regions[region].localHost);

/** Host of a storefront (`regions[…].localHost`), or of the console. */
export type Host = "localhost" | "jp.localhost" | "cn.localhost" | "logs.localhost" | (string & {});

export interface Answer {
  readonly status: number;
  readonly body: string;
  header(name: string): string;
  readonly setCookies: readonly string[];
}

export interface Ask {
  readonly host?: Host;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface EdgeShop {
  readonly port: number;
  readonly servicesUrl: string;
  /** Sends a request unchanged: the path is not normalized, redirects are not followed. */
  ask(path: string, options?: Ask): Promise<Answer>;
  stop(): Promise<void>;
}

let shared: Promise<EdgeShop> | undefined;

/**
 * The shop shared by the test files of this process, which run in sequence; the first file starts it. For tests whose
 * data does not affect other files. `stop` resets only faults and recorded calls. It throws if a file has changed the
 * selling rules, because later files would then fail only in some orders.
 */
export async function sharedEdgeShop(): Promise<EdgeShop> {
  shared ??= startEdgeShop();
  const shop = await shared;
  return {
    ...shop,
    async stop() {
      await fetch(`${shop.servicesUrl}/_demo/reset`, { method: "POST", body: "{}" });
      const rules = await fetch(`${shop.servicesUrl}/settings/selling`, {
        headers: { authorization: `Bearer ${demoKeys.SETTINGS_KEY}` },
      });
      expect(await rules.json(), "selling rules after this file").toEqual(sellingExceptions);
    },
  };
}

/**
 * A shop with a copy of the seeded state.
 * @param overrides replace local bindings, for example to shorten time-outs
 * @param more creates additional workers from the options of the shop
 */
export async function startEdgeShop(
  overrides: Record<string, string> = {},
  more?: (options: RuntimeOptions) => readonly NamedWorker[],
): Promise<EdgeShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "edge-shop-"));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  // A shared shop lives as long as this process; Miniflare ends its runtime on exit.
  process.once("exit", remove);
  cpSync(inject("seededState"), dataDir, { recursive: true });
  const [port, servicesPort] = [await freePort(), await freePort()];
  const options: RuntimeOptions = {
    ...{ port, servicesPort, dataDir, demoControls: true, quiet: true },
    overrides: { ...integrationBindings, ...overrides },
  };
  const runtime = await startRuntime({ ...options, extraWorkers: more?.(options) });
  await openPunchout(runtime.servicesUrl);
  return {
    port,
    servicesUrl: runtime.servicesUrl,
    ask: (path, options) => ask(port, path, options),
    async stop() {
      await runtime.stop();
      process.off("exit", remove);
      remove();
    },
  };
}

/** Punchout buyers are registered with return addresses, which contain the port. */
async function openPunchout(servicesUrl: string): Promise<void> {
  const { ADMIN_KEY } = localBindings({ port: 0, servicesPort: 0 }).services();
  const answer = await fetch(`${servicesUrl}/commerce/_admin/punchout-buyers`, {
    method: "POST",
    headers: { authorization: `Bearer ${ADMIN_KEY}` },
    body: punchoutBuyers(servicesUrl)
      .map((buyer) => JSON.stringify(buyer))
      .join("\n"),
  });
  if (!answer.ok) throw new Error(`The punchout buyers were refused: ${answer.status} ${await answer.text()}`);
}

/**
 * Age in milliseconds of a request after which a closed connection counts as one of a starved runtime: it closes
 * connections whose request it could not read for 15 seconds, because its only thread was busy.
 */
const starvedMs = 5000;

async function ask(port: number, path: string, options: Ask = {}): Promise<Answer> {
  const { method = "GET" } = options;
  const began = Date.now();
  try {
    return await askOnce(port, path, options);
  } catch (error) {
    const age = Date.now() - began;
    if (method === "GET" && age >= starvedMs) return await askOnce(port, path, options);
    throw new Error(`${method} ${path}: ${error} after ${age} ms`, { cause: error });
  }
}

function askOnce(
  port: number,
  path: string,
  { host = "localhost", method = "GET", headers = {}, body }: Ask,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const named = host.includes(":") ? host : `${host}:${port}`;
    const request = httpRequest(
      // A new connection, because a kept-alive one may be closed just when it is reused.
      { host: "127.0.0.1", port, path, method, agent: false, headers: { host: named, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const header = (name: string) => String(response.headers[name] ?? "");
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString("utf8"),
            header,
            setCookies: response.headers["set-cookie"] ?? [],
          });
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** Session cookies sealed like the storefront's. */
export async function sealedCookies(values: Readonly<Record<string, Record<string, unknown>>>): Promise<string> {
  const keys = localBindings({ port: 0, servicesPort: 0 }).storefront("global").COOKIE_KEYS ?? "";
  const sealer = createSealer(keys.split(","));
  const until = Date.now() + 3_600_000;
  const cookies = await Promise.all(
    Object.entries(values).map(
      async ([name, value]) => `${name}=${await sealer.seal(name, JSON.stringify({ until, ...value }))}`,
    ),
  );
  return cookies.join("; ");
}
