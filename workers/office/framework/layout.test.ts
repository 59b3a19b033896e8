import { expect, it } from "vitest";
import { textOrDay } from "./layout";

it("marks a day alone in a cell, and no other text", () => {
  expect(textOrDay("2026-11-26")).toBe('<time datetime="2026-11-26">2026-11-26</time>');
  expect(textOrDay("none promised")).toBe("none promised");
  expect(textOrDay("2026-11-26 & later")).toBe("2026-11-26 &amp; later");
});
