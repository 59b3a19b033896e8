/** Holds and watches of a signed-in customer, at the lots service. Expected refusals are values. */
import { type Hold, holdList } from "@contracts/catalogue/lot-holds";
import { oneWatch, type Watch, watchList } from "@contracts/catalogue/lot-watches";
import type { Logger } from "@domain/http/log/logger";
import * as v from "valibot";
import type { ServiceConfig } from "../service-config";

type Refusal = "short" | "limit" | "refused" | "unavailable";
type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: Refusal };

type HoldInput = { readonly sku: string; readonly lot: string; readonly quantity: number; readonly days: number };
type WatchInput = Pick<Watch, "productKey" | "lot" | "events"> & {
  readonly email: string;
  readonly language: string;
  readonly region: string;
};

interface LotDesk {
  /** @param customerId of the profile that the gateway confirmed */
  hold(customerId: string, hold: HoldInput): Promise<Outcome>;
  release(customerId: string, sku: string, lot: string): Promise<Outcome>;
  /** Null during an outage. */
  holds(customerId: string): Promise<readonly Hold[] | null>;
  watch(customerId: string, watch: WatchInput): Promise<Outcome>;
  watches(customerId: string): Promise<readonly Watch[] | null>;
  /** The watch that a mail's link belongs to; "ended" if it is over, null during an outage. */
  watchOf(token: string): Promise<Watch | "ended" | null>;
  unwatch(token: string): Promise<Outcome>;
}

const refusals: Readonly<Record<string, Refusal>> = { LotShort: "short", HoldLimit: "limit", WatchLimit: "limit" };
const problem = v.object({ errors: v.array(v.object({ code: v.string() })) });

export function createLotDesk({ url, key, fetch: send }: ServiceConfig, log: Logger): LotDesk {
  const base = url.replace(/\/$/, "");
  const ownerOf = (customerId: string) => `customer:${customerId}`;

  async function call(method: "GET" | "POST", path: string, body?: object): Promise<Response | null> {
    try {
      return await send(`${base}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          // Every call may be repeated, because it states the wanted result and not a change.
          ...(body && { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      log.error("the lots service cannot be reached", { error: String(error) });
      return null;
    }
  }

  async function post(path: string, body: object): Promise<Outcome> {
    const response = await call("POST", path, body);
    if (!response) return { ok: false, code: "unavailable" };
    if (response.ok) return { ok: true };
    const read = v.safeParse(problem, await response.json().catch(() => null));
    const code = read.success ? refusals[read.output.errors[0]?.code ?? ""] : undefined;
    if (code) return { ok: false, code };
    log.error("the lots service refused", { path, status: response.status });
    return { ok: false, code: response.status === 400 ? "refused" : "unavailable" };
  }

  async function read<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | "ended" | null> {
    const response = await call("GET", path);
    if (response?.status === 404) return "ended";
    const parsed = v.safeParse(schema, response?.ok ? await response.json().catch(() => null) : null);
    if (parsed.success) return parsed.output;
    if (response) log.error("the lots service sent an unexpected response", { path, status: response.status });
    return null;
  }

  const query = (customerId: string) => `?owner=${encodeURIComponent(ownerOf(customerId))}`;
  return {
    hold: (customerId, hold) => post("/holds", { owner: ownerOf(customerId), ...hold }),
    release: (customerId, sku, lot) => post("/holds/release", { owner: ownerOf(customerId), sku, lot }),
    async holds(customerId) {
      const answer = await read(`/holds${query(customerId)}`, holdList);
      return answer && answer !== "ended" ? answer.holds : null;
    },
    watch: (customerId, watch) => post("/watches", { owner: ownerOf(customerId), ...watch }),
    async watches(customerId) {
      const answer = await read(`/watches${query(customerId)}`, watchList);
      return answer && answer !== "ended" ? answer.watches : null;
    },
    watchOf: (token) => read(`/watches/${encodeURIComponent(token)}`, oneWatch),
    unwatch: (token) => post(`/watches/${encodeURIComponent(token)}/end`, {}),
  };
}
