import { describe, expect, it } from "vitest";
import { product } from "../../../tests/factories/product";
import { createProductMemo } from "./product-memo";

describe("product memo", () => {
  it("C-PROD-17: keeps 75 products and evicts the oldest", () => {
    const memo = createProductMemo();
    for (let index = 0; index < 76; index += 1) memo.set(String(5000 + index), product(String(5000 + index)), 0);
    expect(memo.get("5000", 1)).toBeUndefined();
    expect(memo.get("5001", 1)?.key).toBe("5001");
    expect(memo.get("5075", 1)?.key).toBe("5075");
  });

  it("expires entries", () => {
    const memo = createProductMemo();
    memo.set("4060", product("4060"), 0);
    expect(memo.get("4060", 59_999)).toBeDefined();
    expect(memo.get("4060", 60_000)).toBeUndefined();
    expect(memo.last("4060", 60_000)?.key).toBe("4060");
    expect(memo.last("4060", 86_400_000)).toBeUndefined();
  });
});
