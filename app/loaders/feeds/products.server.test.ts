import { defaultSellingSettings } from "@domain/selling/defaults";
import { expect, it, vi } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { ServiceFailure } from "~/services/service-failure";
import { loadMerchantFeed, loadProductLines } from "./products.server";

const t = await createT("en");
const numbers = Array.from({ length: 60 }, (_, index) => String(10_000 + index));

/** @param readable number of products that the gateway returns before it fails */
function contextOf(readable: number, services: object = {}): PrivateContext {
  let read = 0;
  const catalogue = {
    keys: async () => ({ total: numbers.length, results: numbers.map((key) => ({ key, changedAt: 0 })) }),
    fullProducts: async (keys: readonly string[]) => {
      read += keys.length;
      if (read > readable) throw new ServiceFailure("commerce", 500);
      return [];
    },
  };
  const market = { region: "global", country: "US", language: "en", locale: "en-us" };
  const context = {
    ...{ t, market, origins: { current: "https://shop.example" }, log: { error: vi.fn() } },
    services: {
      catalogue,
      settings: { selling: async () => defaultSellingSettings },
      content: { globalSettings: async () => ({ ok: true, value: {} }) },
      ...services,
    },
    inMarket: async () => context,
  } as unknown as PrivateContext;
  return context;
}

it.each([
  ["lines", loadProductLines, {}],
  ["a merchant feed", loadMerchantFeed, { file: "US.xml" }],
] as const)("%s without some of their products are not sent", async (_, load, params) => {
  const ask = async (readable: number, headersOnly = false) =>
    (await load(contextOf(readable), { url: new URL("https://shop.example/feeds/x"), params, headersOnly })).status;
  expect([await ask(0), await ask(50), await ask(60), await ask(0, true)]).toEqual([503, 503, 200, 200]);
});

it.each([
  ["operators' settings", { settings: { selling: async () => null } }],
  ["editors' lists", { content: { globalSettings: async () => ({ ok: false, status: 503 }) } }],
])("no feed is sent without %s, which exclude sizes and hide prices", async (_, services) => {
  const url = new URL("https://shop.example/feeds/x");
  const { status, headers } = await loadMerchantFeed(contextOf(60, services), { url, params: { file: "US.xml" } });
  expect([status, headers.get("retry-after")]).toEqual([503, "600"]);
});
