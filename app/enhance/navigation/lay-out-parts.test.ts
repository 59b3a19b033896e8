import { afterEach, expect, it, vi } from "vitest";
import { layOutParts } from "./lay-out-parts";

afterEach(() => vi.unstubAllGlobals());

it("lays out a few parts between two frames, then marks the page", () => {
  const parts = Array.from({ length: 5 }, () => ({ dataset: {} as Record<string, string> }));
  const html: Record<string, string> = {};
  const idle: (() => void)[] = [];
  vi.stubGlobal("window", { innerWidth: 390, requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => work());
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", {
    readyState: "complete",
    documentElement: { dataset: html },
    querySelectorAll: (selector: string) => (selector === "[data-below]" ? parts : []),
  });

  layOutParts();
  const laid: [number, string[]][] = [];
  while (idle.length > 0) {
    idle.shift()?.();
    laid.push([parts.filter(({ dataset }) => "laid" in dataset).length, Object.keys(html)]);
  }
  expect(laid).toEqual([
    [2, []],
    [4, []],
    [5, ["laid"]],
    [5, ["laid"]],
    [5, ["laid", "settled"]],
  ]);
});
