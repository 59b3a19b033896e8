import * as v from "valibot";
import { expect, it } from "vitest";
import { reviewRecord } from "./reviews";

const line = {
  ...{ id: "r-1", productKey: "4060", rating: 5, title: "Works", text: "x".repeat(40), author: "", language: "en" },
  ...{ application: null, species: null, outcome: null, lot: null, demonstration: false },
};

it("an imported review has a day that pages can write", () => {
  expect(v.is(reviewRecord, { ...line, day: "2026-11-26" })).toBe(true);
  for (const day of ["2026-13-45", "2026-02-30"]) expect(v.is(reviewRecord, { ...line, day })).toBe(false);
});
