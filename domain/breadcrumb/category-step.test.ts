import { expect, it } from "vitest";
import { categoryStep } from "./category-step";

it("the category of a product leads to its list, in the page's language", () => {
  const to = "/browse?categories=primary-antibodies";
  expect(categoryStep("primary-antibodies", "en-us")).toEqual({ label: "Primary Antibodies", to });
  expect(categoryStep("primary-antibodies", "ja-jp")).toEqual({ label: "一次抗体", to });
  for (const unknown of ["gadgets", "toString", ""]) expect(categoryStep(unknown, "en-us")).toBeNull();
});
