import type { Hold } from "@contracts/catalogue/lot-holds";
import { expect, it, vi } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { heldLotsOf } from "./held-lots.server";

const hold = (over: Partial<Hold> = {}): Hold => ({
  sku: "4060S",
  productKey: "4060",
  lot: "24",
  quantity: 2,
  until: "2026-12-04",
  state: "active",
  ...over,
});
const lines = [{ sku: "4060S" }];
const contextOf = (holds: (customer: string) => Promise<readonly Hold[] | null>, customerId: string | null = "c1") =>
  ({
    services: { lotDesk: { holds } },
    session: { customerId },
    market: { locale: "en-us", language: "en", country: "US" },
    t: (key: string) => key,
  }) as unknown as PrivateContext;

it("held pieces are shown with their size; shipped, returned and expired ones are not", async () => {
  const over = [
    {},
    { lot: "23", quantity: 1 },
    { sku: "9272S", state: "used" },
    { sku: "9272T", state: "expired" },
  ] as const;
  const held = await heldLotsOf(
    contextOf(async () => over.map(hold)),
    lines,
  );
  expect([...held.keys()]).toEqual(["4060S"]);
  expect(held.get("4060S")).toMatchObject([
    { lot: "24", href: "/lots/4060-24", pieces: 2 },
    { lot: "23", href: "/lots/4060-23", pieces: 1 },
  ]);
});

it("guests and empty baskets make no request, and a basket does not wait for a slow service", async () => {
  const holds = vi.fn(() => new Promise<null>(() => {}));
  expect((await heldLotsOf(contextOf(holds, null), lines)).size).toBe(0);
  expect((await heldLotsOf(contextOf(holds), [])).size).toBe(0);
  expect(holds).not.toHaveBeenCalled();
  vi.useFakeTimers();
  const waiting = heldLotsOf(contextOf(holds), lines);
  await vi.runAllTimersAsync();
  expect((await waiting).size).toBe(0);
  vi.useRealTimers();
});
