import type { ProductBrief } from "@contracts/catalogue/briefs";
import { expect, it } from "vitest";
import { productsWithoutPage } from "./products-without-page";

const statuses: Record<string, ProductBrief["status"]> = {
  "4060": "Released",
  "2106": "Obsolete",
  "2103": "Pending",
  "4058": "not found",
  "2108": "not found",
  "9999": "not found",
};
const catalogue = {
  briefs: async (keys: readonly string[]) => keys.map((sku) => ({ sku, status: statuses[sku] }) as ProductBrief),
  fate: async (key: string) => {
    if (key === "4058") return { kind: "renumbered", to: "4060" } as const;
    return key === "2108" ? ({ kind: "removed", reason: "", day: "2025-11-03" } as const) : null;
  },
};

it("are those that were withdrawn, are not released yet or never existed; not former and removed numbers", async () => {
  expect([...(await productsWithoutPage(catalogue, Object.keys(statuses)))]).toEqual(["2103", "9999"]);
});
