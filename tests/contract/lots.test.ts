/** Lot clients with the embedded service. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLotDesk } from "~/services/lots/create-lot-desk";
import { createLotsService } from "~/services/lots/create-lots-service";
import { ServiceFailure } from "~/services/service-failure";
import { lot } from "../factories/lot";
import { ndjson } from "../factories/product";
import { bindings, type RunningServices, sharedServices } from "./services-runtime";
import { silentLog } from "./silent-log";

let services: RunningServices;
beforeAll(async () => {
  services = await sharedServices();
  const answer = await fetch(`${services.url}/lots/_admin/lots`, {
    method: "POST",
    headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
    body: ndjson([lot({ stock: [{ sku: "4060S", gtin: "02000040600008", left: 5 }] })]),
  });
  expect(await answer.json()).toMatchObject({ stored: 1, rejected: 0 });
});
afterAll(() => services?.stop());

const config = (key = bindings.LOTS_KEY ?? "") => ({ url: `${services.url}/lots`, key, fetch });
const day = /^\d{4}-\d{2}-\d{2}$/;

describe("the lots client", () => {
  it("reads what the embedded service writes", async () => {
    const client = createLotsService(config());
    expect(await client.ofProduct("4060")).toMatchObject([{ number: "24", stock: [{ sku: "4060S", left: 5 }] }]);
    expect(await client.ofProduct("9999")).toEqual([]);
    expect(await client.named("24", null)).toEqual({ total: 1, matches: [{ productKey: "4060", number: "24" }] });
    expect(await client.named("99", "4060")).toEqual({ total: 0, matches: [] });
    expect(await client.tradeItem("02000040600008")).toMatchObject({ productKey: "4060", sku: "4060S" });
    expect(await client.tradeItem("06291041500213")).toBeNull();
  });

  it("a wrong key or an invalid response is an outage, not a missing lot", async () => {
    await expect(createLotsService(config("another")).ofProduct("4060")).rejects.toThrow(ServiceFailure);
    const garbage = async () => new Response("<html>", { status: 200 });
    await expect(createLotsService({ ...config(), fetch: garbage }).ofProduct("4060")).rejects.toThrow(ServiceFailure);
  });
});

describe("the client for holds and watches", () => {
  it("holds, lists and releases units; a rejection is a value", async () => {
    const desk = createLotDesk(config(), silentLog());
    const hold = { sku: "4060S", lot: "24", quantity: 3, days: 2 };
    expect(await desk.hold("c-1", hold)).toEqual({ ok: true });
    expect(await desk.holds("c-1")).toMatchObject([
      { lot: "24", quantity: 3, until: expect.stringMatching(day), state: "active" },
    ]);
    expect(await desk.hold("c-2", hold)).toEqual({ ok: false, code: "short" });
    expect(await desk.hold("c-2", { ...hold, quantity: 0 })).toEqual({ ok: false, code: "refused" });
    expect(await desk.release("c-1", "4060S", "24")).toEqual({ ok: true });
    expect(await desk.hold("c-2", hold)).toEqual({ ok: true });
  });

  it("creates a watch, and ends it with the token from an email", async () => {
    const desk = createLotDesk(config(), silentLog());
    const watch = { productKey: "4060", lot: null, events: ["recalled"], email: "a@lab.example" } as const;
    const where = { language: "en", region: "global" };
    expect(await desk.watch("c-1", { ...watch, events: [...watch.events], ...where })).toEqual({ ok: true });
    const [stored] = (await desk.watches("c-1")) ?? [];
    expect(stored).toMatchObject({ productKey: "4060", lot: null, events: ["recalled"] });
    expect(await desk.watchOf(stored?.token ?? "")).toMatchObject({ productKey: "4060" });
    expect(await desk.unwatch(stored?.token ?? "")).toEqual({ ok: true });
    expect(await desk.watchOf(stored?.token ?? "")).toBe("ended");
  });

  it("an outage is a value", async () => {
    const desk = createLotDesk({ ...config(), fetch: () => Promise.reject(new Error("out")) }, silentLog());
    expect(await desk.holds("c-1")).toBeNull();
    expect(await desk.hold("c-1", { sku: "4060S", lot: "24", quantity: 1, days: 1 })).toEqual({
      ok: false,
      code: "unavailable",
    });
  });
});
