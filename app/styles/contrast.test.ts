import { describe, expect, it } from "vitest";
import { contrast } from "./contrast";
import { type ColorRole, dark, light } from "./palette";

const schemes = { light, dark } as const;
const grounds = ["paper", "surface", "sunken"] as const;

/** Foreground, backgrounds, minimum ratio. */
const pairs: readonly [ColorRole, readonly ColorRole[], number][] = [
  ["ink", [...grounds, "actionSoft", "dangerSoft", "warningSoft", "successSoft", "mark"], 7],
  ["inkSoft", [...grounds, "actionSoft"], 7],
  ["action", [...grounds, "actionSoft"], 7],
  ["actionHover", [...grounds, "actionSoft"], 7],
  ["inkOnAction", ["action", "actionHover", "danger"], 7],
  ["danger", [...grounds, "dangerSoft"], 4.5],
  ["warning", [...grounds, "warningSoft"], 4.5],
  ["success", [...grounds, "successSoft"], 4.5],
  ["hematoxylin", grounds, 4.5],
  ["dab", grounds, 4.5],
  ["dapi", grounds, 4.5],
  ["fitc", grounds, 4.5],
  // boundaries and states of controls need 3:1 (WCAG 1.4.11)
  ["hairlineStrong", grounds, 3],
  ["focus", [...grounds, "actionSoft", "dangerSoft", "warningSoft", "successSoft"], 3],
];

describe.each(Object.entries(schemes))("colors of the %s scheme", (_name, palette) => {
  it.each(pairs.flatMap(([text, on, least]) => on.map((ground) => ({ text, ground, least }))))(
    "$text on $ground reaches $least:1",
    ({ text, ground, least }) => {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(least);
    },
  );
});

it("computes the reference values of black, white and gray", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#123456", "#123456")).toBe(1);
});
