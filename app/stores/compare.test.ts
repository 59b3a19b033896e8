import { beforeEach, describe, expect, it, vi } from "vitest";
import { $compared, readCompared, removeCompared, toggleCompared } from "./compare";

const kept = new Map<string, string>();
const product = (productId: string) => ({ productId, productTitle: `Product ${productId}` });
const ids = () => JSON.parse(kept.get("compare") ?? "[]").map(({ productId }: { productId: string }) => productId);
/** Another page of the tab has changed the list since this one was loaded. */
const elsewhere = (...products: readonly string[]) =>
  kept.set("compare", JSON.stringify(products.map((id) => ({ ...product(id), error: false }))));

describe("comparison of a page that is shown again", () => {
  beforeEach(() => {
    kept.clear();
    const sessionStorage = { getItem: (name: string) => kept.get(name) ?? null, setItem: kept.set.bind(kept) };
    vi.stubGlobal("window", { sessionStorage });
    readCompared();
    return () => vi.unstubAllGlobals();
  });

  it("C-COMP-01, C-COMP-02: a toggle keeps what other pages have added", () => {
    toggleCompared(product("4060"));
    elsewhere("4060", "9272");
    expect(toggleCompared(product("7074"))).toBe(true);
    expect(ids()).toEqual(["4060", "9272", "7074"]);
    expect($compared.get()).toHaveLength(3);
  });

  it("C-COMP-01: a removal brings nothing back", () => {
    for (const id of ["4060", "9272", "7074"]) toggleCompared(product(id));
    elsewhere("9272", "7074");
    removeCompared("9272");
    expect(ids()).toEqual(["7074"]);
  });
});
