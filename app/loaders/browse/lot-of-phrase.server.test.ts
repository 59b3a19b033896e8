import type { LotMatches } from "@contracts/catalogue/lots";
import { expect, it, vi } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { ServiceFailure } from "~/services/service-failure";
import { lotOfPhrase } from "./lot-of-phrase.server";

const log = { error: vi.fn() } as unknown as PublicContext["log"];
const contextWith = (named: (lot: string, productKey: string | null) => Promise<LotMatches>) =>
  ({ log, services: { lots: { named }, catalogue: { fate: async () => null } } }) as unknown as PublicContext;
const asked = (query: string, redirect: boolean | null = null) => ({ query, tab: "product", redirect }) as const;
const one = async (number: string, productKey: string | null): Promise<LotMatches> => ({
  total: 1,
  matches: [{ productKey: productKey ?? "4060", number }],
});

it.each([
  ["4060S Lot 24", "/lots/4060-24"],
  ["4060-24", "/lots/4060-24"],
  ["Lot 24", "/lots/4060-24"],
  ["4060", null],
  ["Akt", null],
  ["", null],
])("%s leads to %s", async (query, path) => {
  expect(await lotOfPhrase(contextWith(one), asked(query))).toBe(path);
});

it("redirects a number of several lots to the look-up, and searches an unknown one as words", async () => {
  const many = contextWith(async () => ({ total: 2, matches: [] }));
  expect(await lotOfPhrase(many, asked("lot 24"))).toBe("/lots?lot=24");
  const none = contextWith(async () => ({ total: 0, matches: [] }));
  expect(await lotOfPhrase(none, asked("4060-9272"))).toBeNull();
});

it("redirects neither a requested list nor during an outage", async () => {
  expect(await lotOfPhrase(contextWith(one), asked("4060-24", false))).toBeNull();
  const out = contextWith(async () => {
    throw new ServiceFailure("lots", 503);
  });
  expect(await lotOfPhrase(out, asked("4060-24"))).toBeNull();
});
