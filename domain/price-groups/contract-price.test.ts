import type { ProductBrief } from "@contracts/catalogue/briefs";
import type { PriceGroup } from "@contracts/commerce/checkout-settings";
import { describe, expect, it } from "vitest";
import { briefAtContract, contractPrice, factAtContract, priceGroupOf } from "./contract-price";

const list = { centAmount: 38_500, currencyCode: "USD", fractionDigits: 2, country: "US" };
const size = { sku: "4060S", productKey: "4060", productType: "Monoclonal Antibody" };
const group: PriceGroup = {
  ...{ id: "academic", name: "Academic 2030" },
  rules: [
    { families: ["4060", "9272"], partsPerMillion: 150_000 },
    { productTypes: ["Kit"], partsPerMillion: 50_000 },
    { partsPerMillion: 20_000 },
  ],
  prices: [
    { sku: "4060T", country: "US", centAmount: 9900 },
    { sku: "9272S", country: "US", centAmount: 99_900 },
  ],
};

describe("a contract price", () => {
  it.each([
    ["the first rule that covers the product", size, 32_725],
    ["its product type", { ...size, productKey: "1", productType: "Kit" }, 36_575],
    ["the rule for all", { ...size, productKey: "1" }, 37_730],
    ["an agreed price before the rules", { ...size, sku: "4060T" }, 9900],
    ["the list price, if the agreed one is higher", { ...size, sku: "9272S" }, 38_500],
  ])("applies by %s", (_, priced, expected) => {
    const price = contractPrice(list, priced, group);
    expect(price.centAmount).toBe(expected);
    expect(price.contract?.listPrice.centAmount).toBe(expected === 38_500 ? undefined : 38_500);
  });

  it("applies to briefs, at their size, and to looked-up prices", () => {
    const brief = {
      ...{ sku: "4060", productKey: "4060", productType: "Kit" as const, status: "Released" as const, category: null },
      ...{ name: "Akt", listPrice: list, size: { sku: "4060T", amount: "20", uom: "µl" }, applications: [] },
    } as unknown as ProductBrief;
    expect(briefAtContract(brief, group).listPrice).toMatchObject({
      centAmount: 9900,
      contract: { group: group.name },
    });
    expect(briefAtContract({ ...brief, listPrice: null }, group).listPrice).toBeNull();
    expect(factAtContract({ kind: "known", price: list }, size, group)).toMatchObject({
      price: { centAmount: 32_725 },
    });
    expect(factAtContract({ kind: "failed" }, size, group)).toEqual({ kind: "failed" });
  });

  it("does not apply in another country, and without a group nothing changes", () => {
    expect(
      contractPrice({ ...list, country: "CA" }, { ...size, sku: "4060T", productKey: "1" }, group).centAmount,
    ).toBe(37_730);
    expect(contractPrice(list, size, null)).toEqual(list);
    expect(priceGroupOf("gone", [group], null)).toBeNull();
    expect(priceGroupOf(null, [group], null)).toBeNull();
    expect(priceGroupOf("academic", [group], "2030-05-01")?.name).toBe("Academic 2030");
  });

  it.each([
    [{}, "2030-05-01", true],
    [{ validFrom: "2030-05-01" }, "2030-04-30", false],
    [{ validFrom: "2030-05-01" }, "2030-05-01", true],
    [{ validUntil: "2030-05-01" }, "2030-05-01", true],
    [{ validUntil: "2030-05-01" }, "2030-05-02", false],
    [{ validUntil: "2030-05-01" }, null, true],
  ])("holds in the days of its group: %o on %s", (days, day, holds) =>
    expect(priceGroupOf("academic", [{ ...group, ...days }], day) !== null).toBe(holds),
  );
});
