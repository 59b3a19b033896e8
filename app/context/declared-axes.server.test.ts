import { createMarket } from "@domain/market/resolve-market";
import { describe, expect, it } from "vitest";
import { declaredMarket } from "./declared-axes.server";

const market = createMarket("global", "DE", "jp");

describe("market of a page", () => {
  it("is complete if the page declares its axes", () => {
    expect(declaredMarket(market, ["region", "country", "language"])).toEqual(market);
  });

  it("throws if the page reads an undeclared axis", () => {
    const visible = declaredMarket(market, ["country"]);
    expect([visible.country, visible.currency]).toEqual(["DE", "EUR"]);
    expect(() => visible.language).toThrow('"language"');
    expect(() => visible.locale).toThrow('"language"');
    expect(() => visible.region).toThrow('"region"');
  });

  it("does not serialize undeclared values", () => {
    expect(JSON.stringify(declaredMarket(market, ["country"]))).toBe('{"country":"DE","currency":"EUR"}');
  });
});
