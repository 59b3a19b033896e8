import { describe, expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { loadOverview } from "./overview.server";

const t = await createT("en");
const now = new Date("2026-11-26T12:00:00Z");
const order = (orderNumber: string, orderStatus: string, lineItemStatus: string | null) => ({
  orderNumber,
  orderStatus,
  createdAt: "2026-11-20T12:00:00Z",
  lineItems: [{ lineItemStatus }],
});
const quote = (quoteNumber: string, quoteExpirationDate: string, quoteState = "Submitted", quoteType = "quoteUS") => ({
  ...{ quoteNumber, quoteExpirationDate, quoteState, quoteType },
});

function contextOf(orders: readonly unknown[] | null, quotes: readonly unknown[] | null): PrivateContext {
  const list = (results: readonly unknown[] | null) => async () =>
    results ? { ok: true, value: { results, total: results.length } } : { ok: false, status: 503 };
  const market = { region: "global", country: "US", language: "en" };
  const services = { commerce: { orders: list(orders), quotes: list(quotes) } };
  return { t, now, market, services } as unknown as PrivateContext;
}

describe("the overview of an account", () => {
  it("has the orders that are in progress, without complete and canceled ones", async () => {
    const { orders } = await loadOverview(
      contextOf(
        [
          order("W3", "Open", null),
          order("W2", "Confirmed", "Closed"),
          order("W1", "Cancelled", "Cancelled"),
          order("W0", "Confirmed", "Picked"),
        ],
        [],
      ),
    );
    expect(orders?.map(({ number, status }) => [number, status.kind])).toEqual([
      ["W3", "Received"],
      ["W0", "Processing"],
    ]);
  });

  it("has the quotes that expire within two weeks, soonest first", async () => {
    const { quotes } = await loadOverview(
      contextOf(
        [],
        [
          quote("Q4", "2026-12-30T12:00:00Z"),
          quote("Q3", "2026-12-08T12:00:00Z"),
          quote("Q2", "2026-11-28T12:00:00Z"),
          quote("Q1", "2026-11-20T12:00:00Z"),
          quote("Q0", "2026-11-28T12:00:00Z", "Draft"),
          quote("R0", "2026-11-28T12:00:00Z", "Submitted", "quoteB2D"),
        ],
      ),
    );
    expect(quotes?.map(({ number }) => number)).toEqual(["Q2", "Q3"]);
  });

  it("is null for what cannot be read", async () => {
    expect(await loadOverview(contextOf(null, null))).toEqual({ orders: null, quotes: null });
  });
});
