import { describe, expect, it } from "vitest";
import { weightsText } from "./product-facts";

const words = {
  t: ((key: string, { value }: { value: string }) => `${value} ${key === "product.dalton" ? "Da" : "kDa"}`) as never,
  number: String,
};

describe("weights", () => {
  it("of proteins are in kDa, those of small molecules in Da", () => {
    expect(weightsText([42, 44], words)).toBe("42, 44 kDa");
    expect(weightsText([0.30734], words)).toBe("307.34 Da");
    expect(weightsText([], words)).toBe("");
  });
});
