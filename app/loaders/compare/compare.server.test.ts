import { defaultSellingSettings } from "@domain/selling/defaults";
import { expect, it } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { ServiceFailure } from "~/services/service-failure";
import { product } from "../../../tests/factories/product";
import { loadComparePage } from "./compare.server";

const t = await createT("en");
const url = new URL("https://shop.example/products/compare?productIds=4060,9272");

it("tests that cannot be read are reported, not shown as none", async () => {
  const context = {
    t,
    market: { region: "global", country: "US", language: "en", locale: "en-us" },
    origins: { current: url.origin, global: url.origin },
    log: { warn() {}, error() {} },
    degraded() {},
    services: {
      catalogue: {
        fullProduct: async (key: string) => product(key),
        evidence: async () => {
          throw new ServiceFailure("commerce", 503);
        },
      },
      settings: { selling: async () => defaultSellingSettings },
      content: { globalSettings: async () => ({ ok: false, status: 503 }) },
    },
  } as unknown as PublicContext;
  const { data } = await loadComparePage(context, { url, params: {} });
  const shown = data.products.map((one) => one.name !== null && one.attributes.evidence.values);
  expect(shown).toEqual([[t("evidence.unavailable")], [t("evidence.unavailable")]]);
});
