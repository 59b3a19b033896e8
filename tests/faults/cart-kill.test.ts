/**
 * Fifty clients fill one cart at once while workerd is killed with SIGKILL and restarted on the same files. Every
 * acknowledged change must be stored exactly once.
 */
import { type Cart, cart as cartSchema } from "@contracts/commerce/cart";
import { tokenResponse } from "@contracts/customers/tokens";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../contract/free-port";
import { bindings, type RunningServices, startServices, temporaryState } from "../contract/services-runtime";
import { ndjson, shelf } from "../factories/product";

const port = await freePort();
const api = `http://127.0.0.1:${port}/commerce/api`;
const clients = 50;
const addsPerClient = 3;
const kills = 2;
/** Bounds every loop, far above the attempts that a healthy gateway needs. */
const attemptsPerAdd = 400;
const longestPauseMs = 600;

const state = temporaryState();
let services: RunningServices;
let token = "";

beforeAll(async () => {
  services = await startServices({ port, dataDir: state.dir });
  const imported = await fetch(`http://127.0.0.1:${port}/commerce/_admin/products`, {
    method: "POST",
    headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
    body: ndjson(shelf),
  });
  expect(await imported.json()).toMatchObject({ stored: shelf.length });
  const issued = await fetch(`${api}/oauth/anonymous/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${bindings.COMMERCE_CLIENT_ID}:${bindings.COMMERCE_CLIENT_SECRET}`)}` },
  });
  token = v.parse(tokenResponse, await issued.json()).access_token;
});

afterAll(async () => {
  await services.stop();
  state.remove();
});

/** One call; null if there was no response. */
async function call(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown } | null> {
  try {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const response = await fetch(`${api}${path}`, { ...init, headers, signal: AbortSignal.timeout(10_000) });
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}

async function readCart(id: string): Promise<Cart | null> {
  const answer = await call(`/carts/${id}`);
  return answer?.status === 200 ? v.parse(cartSchema, answer.body) : null;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("a cart during kills", () => {
  it("keeps every acknowledged line exactly once through two kills", async () => {
    const opened = await call("/carts", {
      method: "POST",
      body: JSON.stringify({ country: "US", currency: "USD", lineItems: [] }),
    });
    const { id } = v.parse(cartSchema, opened?.body);
    const figures = { acknowledged: 0, conflicts: 0, unanswered: 0, replayed: 0, refused: 0 };
    /** Acknowledged units in the cart, by SKU and design. */
    const acknowledged = new Map<string, number>();

    /**
     * Even-numbered clients share one SKU, so their adds merge into one line; odd-numbered clients each use a separate
     * design.
     */
    const itemOf = (client: number, add: number) =>
      client % 2 === 0
        ? { sku: `${5000 + add}S`, experimentId: undefined }
        : { sku: "4060S", experimentId: `design-${client}` };

    async function addOnce(client: number, add: number): Promise<void> {
      const { sku, experimentId } = itemOf(client, add);
      const action = { action: "addLineItem", sku, quantity: 1, ...(experimentId ? { experimentId } : {}) };
      const key = `client-${client}-add-${add}`;
      let version = 1;
      for (let attempt = 0; attempt < attemptsPerAdd; attempt += 1) {
        const answer = await call(`/carts/${id}`, {
          method: "POST",
          headers: { "idempotency-key": key },
          body: JSON.stringify({ version, actions: [action] }),
        });
        if (answer?.status === 200) {
          figures.acknowledged += 1;
          const name = `${sku} ${experimentId ?? ""}`;
          acknowledged.set(name, (acknowledged.get(name) ?? 0) + 1);
          return;
        }
        if (answer?.status === 409) {
          figures.conflicts += 1;
          const problem = v.parse(v.object({ errors: v.array(v.object({ currentVersion: v.number() })) }), answer.body);
          version = problem.errors[0]?.currentVersion ?? version;
          // A random pause lets one of the fifty writers succeed. With only short pauses, the test causes eleven
          // thousand conflicts instead of two thousand and takes twice the CPU time.
          await pause(Math.random() * Math.min(60 * 2 ** attempt, longestPauseMs));
          continue;
        }
        if (answer === null) figures.unanswered += 1;
        else figures.refused += 1;
        await pause(100 + Math.random() * 100);
      }
    }

    async function killTwice(): Promise<void> {
      for (let kill = 1; kill <= kills; kill += 1) {
        const wanted = (clients * addsPerClient * kill) / (kills + 1);
        for (let waited = 0; figures.acknowledged < wanted && waited < 60_000; waited += 20) await pause(20);
        process.kill(services.pid, "SIGKILL");
        await services.stop().catch(() => undefined);
        services = await startServices({ port, dataDir: state.dir });
      }
    }

    const started = performance.now();
    const work = Array.from({ length: clients }, async (_, client) => {
      for (let add = 0; add < addsPerClient; add += 1) await addOnce(client, add);
    });
    await Promise.all([...work, killTwice()]);
    const seconds = (performance.now() - started) / 1000;

    const cart = await readCart(id);
    const stored = new Map(
      (cart?.lineItems ?? []).map((line) => [`${line.sku} ${line.custom.fields.experimentId ?? ""}`, line.quantity]),
    );
    const lost = [...acknowledged].filter(([name, count]) => (stored.get(name) ?? 0) < count);
    const doubled = [...stored].filter(([name, count]) => count > (acknowledged.get(name) ?? 0));
    console.log(
      `cart-kill: ${clients} clients, ${figures.acknowledged} of ${clients * addsPerClient} adds acknowledged in ` +
        `${seconds.toFixed(1)} s, ${kills} SIGKILLs; ${figures.conflicts} conflicts, ${figures.unanswered} unanswered, ` +
        `${figures.refused} refused; lines ${stored.size}, pieces ${cart?.totalLineItemQuantity}; ` +
        `lost ${lost.length}, twice ${doubled.length}`,
    );
    expect(figures.acknowledged).toBe(clients * addsPerClient);
    expect(figures.unanswered).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    expect(doubled).toEqual([]);
    expect(cart?.totalLineItemQuantity).toBe(figures.acknowledged);
    expect(cart?.version).toBe(1 + figures.acknowledged);
  }, 180_000);

  it("returns an acknowledged response again after the restart, from stored data", async () => {
    const active = await call("/carts/active-cart");
    const { id, version } = v.parse(cartSchema, active?.body);
    const send = () =>
      call(`/carts/${id}`, {
        method: "POST",
        headers: { "idempotency-key": "client-0-add-0" },
        body: JSON.stringify({ version: 1, actions: [{ action: "addLineItem", sku: "5000S", quantity: 1 }] }),
      });
    const [first, second] = [await send(), await send()];
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect((await readCart(id))?.version).toBe(version);
  });

  it("A-TOKEN-06: a token revoked before a kill stays revoked after it", async () => {
    const basic = `Basic ${btoa(`${bindings.COMMERCE_CLIENT_ID}:${bindings.COMMERCE_CLIENT_SECRET}`)}`;
    const post = (path: string, body: Record<string, string>) =>
      fetch(`${api}/oauth/${path}/token`, {
        method: "POST",
        headers: { authorization: basic },
        body: new URLSearchParams(body),
      });
    const other = v.parse(tokenResponse, await (await post("anonymous", {})).json());
    expect((await post("revoke", { token: other.access_token })).status).toBe(200);
    process.kill(services.pid, "SIGKILL");
    await services.stop().catch(() => undefined);
    services = await startServices({ port, dataDir: state.dir });
    const refused = await fetch(`${api}/carts/active-cart`, {
      headers: { authorization: `Bearer ${other.access_token}` },
    });
    expect(refused.status).toBe(401);
    expect((await call("/carts/active-cart"))?.status).toBe(200);
  });
});
