import type { Market } from "@domain/market/market";
import { describe, expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { failureOf } from "~/services/commerce/failures";
import { markRefused, type QuickAddRow } from "./rows.server";

const market: Market = { region: "global", country: "US", language: "en", locale: "en-us", currency: "USD" };

const row = (code: string): QuickAddRow => {
  const verdict = { code, name: null, addEnabled: true, message: null, unknown: false };
  return { code, quantity: "1", verdict, quantityError: null, refusal: [] };
};

async function marked(codes: readonly string[], errors: readonly object[], status = 400) {
  const context = { t: await createT("en"), market };
  const text = JSON.stringify({ errors });
  const { rows, rest } = markRefused(
    context,
    codes.map(row),
    failureOf({ status, contentType: "application/json", text }),
  );
  const texts = (messages: readonly { text: string }[]) => messages.map((message) => message.text);
  return { rows: rows.map(({ refusal }) => texts(refusal)), rest: texts(rest) };
}

const first = { code: "A", message: "First reason.", sku: "4060S" };
const second = { code: "B", message: "Second reason.", sku: "4060S" };
const general = { code: "Locked", message: "The basket is being approved." };

describe("gateway messages on rows", () => {
  it("T-QADD-30: are shown beside their product's row", async () => {
    expect(await marked(["4060S", "7074S"], [first, second])).toEqual({
      rows: [["First reason.", "Second reason."], []],
      rest: [],
    });
  });

  it("T-QADD-30: are shown beside the only row, even without a product", async () => {
    expect(await marked(["4060S"], [general, { code: "C", message: "Another." }])).toEqual({
      rows: [["The basket is being approved.", "Another."]],
      rest: [],
    });
  });

  it("are shown above several rows if they name none", async () => {
    expect(await marked(["4060S", "7074S"], [general, second])).toEqual({
      rows: [["Second reason."], []],
      rest: ["The basket is being approved."],
    });
  });

  it("are not shown on rows for an outage", async () => {
    const { rows, rest } = await marked(["4060S"], [general], 503);
    expect([rows, rest.length]).toEqual([[[]], 1]);
  });
});
