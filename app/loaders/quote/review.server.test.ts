import { defaultSellingSettings } from "@domain/selling/defaults";
import { describe, expect, it, vi } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { newCart } from "../../../tests/factories/cart";
import { loadQuoteReview, review } from "./review.server";

const t = await createT("en");
const failed = async () => ({ ok: false, status: 503 });
const found = (value: unknown) => async () => ({ ok: true, value });
const url = new URL("https://shop.example/quote/review");
const setErrorStatus = vi.fn();

function contextOf(commerce: object): PrivateContext {
  return {
    ...{ t, setErrorStatus, degraded() {} },
    market: { region: "global", country: "US", language: "en", locale: "en-us" },
    origins: { current: url.origin, global: url.origin },
    session: { kind: "guest" },
    services: {
      commerce: { activeCart: found(newCart()), shippingMethods: found([]), ...commerce },
      settings: { selling: async () => ({ ...defaultSellingSettings, quoteCountries: ["US"] }) },
      content: { globalSettings: failed },
      humanCheck: { challenge: async () => null },
    },
  } as unknown as PrivateContext;
}

describe("the review of a quote", () => {
  it.each([
    ["a response without a method", found([]), false],
    ["no answer", failed, true],
  ])("tells whether shipping could be asked for: %s", async (_, shippingMethods, unasked) => {
    expect(await review(contextOf({ shippingMethods }))).toMatchObject({ shippingUnasked: unasked });
  });

  it("is an error if the basket cannot be read", async () => {
    const page = await loadQuoteReview(contextOf({ activeCart: failed }), { url, params: {} } as never);
    expect(page).toMatchObject({ unreachable: true, lines: [] });
    expect(setErrorStatus).toHaveBeenCalledWith(503);
  });
});
