import { defaultSellingSettings } from "@domain/selling/defaults";
import { expect, it, vi } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { changeBasketBy } from "./change.server";

/** A visitor in the United States; the list of editors excludes 7074S there. */
async function visitor() {
  const add = vi.fn(async () => ({
    ok: false,
    status: 400,
    errors: [{ code: "X", message: "asked", messageKey: null }],
  }));
  const context = {
    t: await createT("en"),
    market: { country: "US", currency: "USD", locale: "en-us", language: "en", region: "global" },
    session: { kind: "anonymous", expired: null },
    log: { info: () => undefined },
    services: {
      settings: { selling: async () => defaultSellingSettings },
      content: {
        globalSettings: async () => ({ ok: true, value: { "excluded-products": { value: "7074S, 2112S" } } }),
      },
      commerce: { add },
    },
  };
  return { add, context: context as unknown as PrivateContext };
}

const form = (sku: string) => {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ intent: "add", sku, return: "/cart" })) fields.set(name, value);
  return fields;
};

it("C-CMS-12: refuses a size that editors excluded without a gateway call, and sends other sizes", async () => {
  const { add, context } = await visitor();
  const { status, answer } = await changeBasketBy(context, form("7074S"));
  expect([status, add.mock.calls.length]).toEqual([422, 0]);
  expect(answer).toMatchObject({
    ok: false,
    messages: [{ code: "MatchingPriceNotFound", text: expect.stringContaining("not available to add to your basket") }],
  });
  expect(await changeBasketBy(context, form("4060S"))).toMatchObject({ answer: { messages: [{ text: "asked" }] } });
  expect(add).toHaveBeenCalledTimes(1);
});
