import { describe, expect, it } from "vitest";
import { productFacts, weightsText } from "./product-facts";

const words = {
  t: ((key: string, { value }: { value: string }) => `${value} ${key === "product.dalton" ? "Da" : "kDa"}`) as never,
  number: String,
};

describe("weights", () => {
  it("of proteins are in kDa, of small molecules in Da", () => {
    expect(weightsText([42, 44], words)).toBe("42, 44 kDa");
    expect(weightsText([0.30734], words)).toBe("307.34 Da");
    expect(weightsText([], words)).toBe("");
  });
});

it("a demonstration's registry number is marked as made up", () => {
  const facts = { targets: [], modifications: [], observedWeights: [], rrid: "AB_1", demonstration: true };
  const product = { key: "4060", applications: { rows: [], species: [], homology: [] }, facts } as never;
  const t = ((key: string, { text }: { text?: string } = {}) => (text ? `${key} ${text}` : key)) as never;
  const [fact] = productFacts(product, { t, name: (_, code) => code, number: String }).filter(
    ({ key }) => key === "rrid",
  );
  expect(fact?.value).toBe("product.demonstrationOf AB_1");
});
