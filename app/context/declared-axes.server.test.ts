import { createMarket } from "@domain/market/resolve-market";
import { describe, expect, it } from "vitest";
import { declaredMarket } from "./declared-axes.server";

const market = createMarket("global", "DE", "jp");

describe("a market for a page", () => {
  it("is whole when the page declares its axes", () => {
    expect(declaredMarket(market, ["region", "country", "language"])).toEqual(market);
  });

  it("throws where the page reads what it does not declare", () => {
    const visible = declaredMarket(market, ["country"]);
    expect([visible.country, visible.currency]).toEqual(["DE", "EUR"]);
    expect(() => visible.language).toThrow('"language"');
    expect(() => visible.locale).toThrow('"language"');
    expect(() => visible.region).toThrow('"region"');
  });

  it("does not carry undeclared values along as data", () => {
    expect(JSON.stringify(declaredMarket(market, ["country"]))).toBe('{"country":"DE","currency":"EUR"}');
  });
});
