import { defaultSellingSettings as selling } from "@domain/selling/defaults";
import { describe, expect, it } from "vitest";
import { settingText, settingValue } from "./text-values";

describe("a value of a setting", () => {
  it.each([
    ["countries", selling.priceCountries],
    ["sizes", ["4060S", "9272S"]],
    ["number", 30],
    ["list", selling.partnerCountries],
    ["list", { DE: ["4060S", "9272S"], US: ["2114S"] }],
    ["flag", { everyone: "true", DE: "false", "mint@lab.example": "true" }],
    ["json", { limits: { USD: 500_000 }, requiresSoldToId: false }],
  ] as const)("%s is read as it is written", (kind, value) =>
    expect(settingValue(kind, settingText(kind, value), value)).toEqual({ ok: true, value }),
  );

  it.each([
    ["number", "many"],
    ["list", "Germany 4060S"],
    ["list", "DE"],
    ["list", "DE 4060S\nDE 9272S"],
    ["flag", "everyone yes"],
    ["flag", "all true"],
    ["json", "{"],
  ] as const)("%s refuses %s", (kind, text) => expect(settingValue(kind, text, null).ok).toBe(false));

  it("is unset by an empty text of JSON only", () => {
    expect(settingValue("json", " ", {})).toEqual({ ok: true, value: null });
    expect(settingValue("countries", "", [])).toEqual({ ok: true, value: [] });
  });
});
