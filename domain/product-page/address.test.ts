import { describe, expect, it } from "vitest";
import { parseProductAddress } from "./address";
import { hasProductPage } from "./visibility";

describe("product page address", () => {
  it("C-PROD-04, C-PROD-23: accepts a product number, or a SKU in any case", () => {
    expect(parseProductAddress("4060")).toEqual({ key: "4060", sku: null });
    expect(parseProductAddress("4060S")).toEqual({ key: "4060", sku: "4060S" });
    expect(parseProductAddress("4060s")).toEqual({ key: "4060", sku: "4060S" });
  });

  it.each([undefined, "", "406", "4060123", "S4060", "4060SSS", "4060-S", "4060S\n"])("rejects %j", (segment) => {
    expect(parseProductAddress(segment)).toBeNull();
  });

  it("C-PROD-14: status decides between page, editors' preview and no page", () => {
    expect([hasProductPage("Released", false), hasProductPage("Obsolete", false)]).toEqual([true, true]);
    expect([hasProductPage("Pending", false), hasProductPage("Pending", true)]).toEqual([false, true]);
    expect([hasProductPage("Commercialization", false), hasProductPage("Commercialization", true)]).toEqual([
      false,
      false,
    ]);
  });
});
