import { describe, expect, it } from "vitest";
import { pageLoading, pageRequested, pageReturned } from "./page";

describe("page store", () => {
  it("C-CONT-21: loads from the start and from each request until a page returns; where none returns it stays", () => {
    expect(pageLoading.get()).toBe(true);
    pageReturned({ title: "One" });
    expect(pageLoading.get()).toBe(false);
    pageRequested();
    expect(pageLoading.get()).toBe(true);
    pageReturned(null);
    expect(pageLoading.get()).toBe(true);
    pageReturned({ title: "Two" });
    expect(pageLoading.get()).toBe(false);
  });
});
