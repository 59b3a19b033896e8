import { defaultSellingSettings as selling } from "@domain/selling/defaults";
import { describe, expect, it } from "vitest";
import { settingText, settingValue } from "./text-values";

describe("a value of a setting", () => {
  it.each([
    ["countries", selling.priceCountries],
    ["sizes", ["4060S", "9272S"]],
    ["number", 30],
    ["links", selling.partnerCountries],
    ["sizesByCountry", { DE: ["4060S", "9272S"], US: ["2114S"] }],
    ["flag", { everyone: "true", DE: "false", "mint@lab.example": "true" }],
    ["json", { limits: { USD: 500_000 }, requiresSoldToId: false }],
  ] as const)("%s is read as it is written", (kind, value) =>
    expect(settingValue(kind, settingText(kind, value))).toEqual({ ok: true, value }),
  );

  it.each([
    ["number", "many"],
    ["sizes", "4060S Akt"],
    ["sizesByCountry", "Germany 4060S"],
    ["sizesByCountry", "DE"],
    ["sizesByCountry", "DE Akt"],
    ["sizesByCountry", "DE 4060S\nDE 9272S"],
    ["links", "BE http://partner.example/"],
    ["links", "BE https://one.example/ https://two.example/"],
    ["links", "BE 4060S"],
    ["flag", "everyone yes"],
    ["flag", "all true"],
    ["flag", "ZZ true"],
    ["flag", "@ true"],
    ["flag", "DE true\nDE false"],
    ["flag", "Mint@lab.example true\nmint@lab.example false"],
    ["json", "{"],
  ] as const)("%s refuses %s", (kind, text) => expect(settingValue(kind, text).ok).toBe(false));

  it("is unset only by an empty JSON text", () => {
    expect(settingValue("json", " ")).toEqual({ ok: true, value: null });
    expect(settingValue("countries", "")).toEqual({ ok: true, value: [] });
  });
});
