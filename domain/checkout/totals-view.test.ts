import { describe, expect, it } from "vitest";
import { moneyOf } from "../money/money";
import { totalsView } from "./totals-view";

const usd = (centAmount: number) => moneyOf(centAmount, "USD");
const totals = { subtotal: usd(35_910), promotions: usd(0), shipping: null, tax: null, total: usd(35_910) };

describe("totals", () => {
  it("T-PROMO-05: discounts have a leading minus, and the table adds up", () => {
    expect(totalsView({ ...totals, promotions: usd(1000), subtotal: usd(9000), total: usd(9000) })).toMatchObject({
      beforePromotions: "$100.00",
      promotions: "-$10.00",
      subtotal: "$90.00",
      total: "$90.00",
    });
    expect(totalsView(totals)).toMatchObject({ beforePromotions: null, promotions: null });
  });

  it("T-CHK-13: unknown shipping and tax state when they will be known", () => {
    expect(totalsView(totals)).toMatchObject({ shipping: { kind: "later" }, tax: { kind: "later" } });
    expect(totalsView({ ...totals, shipping: usd(2900), tax: usd(0) })).toMatchObject({
      shipping: { kind: "amount", text: "$29.00" },
      tax: { kind: "amount", text: "$0.00" },
    });
    expect(totalsView({ ...totals, shipping: usd(0) }).shipping).toEqual({ kind: "free" });
    expect(totalsView(totals, { shipping: "tbd", tax: "tbd" })).toMatchObject({
      shipping: { kind: "tbd" },
      tax: { kind: "tbd" },
    });
  });

  it("use the fraction digits of the currency", () => {
    const yen = (amount: number) => moneyOf(amount, "JPY");
    const view = totalsView({
      subtotal: yen(52_000),
      promotions: yen(520),
      shipping: yen(0),
      tax: yen(5200),
      total: yen(57_200),
    });
    expect([view.promotions, view.tax, view.total]).toEqual([
      "-￥520",
      { kind: "amount", text: "￥5,200" },
      "￥57,200",
    ]);
  });
});
