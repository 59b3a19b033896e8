import { describe, expect, it } from "vitest";
import { headerHidden } from "./hide-on-scroll";

describe("C-HEAD-10: banner and menu hide after scrolling", () => {
  it.each([
    [1280, 120, false, true],
    [1280, 110, false, false],
    [1280, 110, true, true],
    [1280, 101, true, false],
    [360, 105, false, true],
    [360, 90, false, false],
    [360, 90, true, true],
    [360, 60, true, false],
  ])("width %i, scrolled %i, hidden %s → %s", (width, scrolled, was, hidden) => {
    expect(headerHidden(scrolled, width, was)).toBe(hidden);
  });
});
