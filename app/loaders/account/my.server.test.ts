import type { Market } from "@domain/market/market";
import { expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { dayOf } from "./my.server";

it("formats dates of the account like those of orders: in the market's time zone and format", async () => {
  const now = new Date("2026-11-28T12:00:00Z");
  const day = async (country: string, language: Market["language"], time: string) =>
    dayOf({ market: { country, language } as Market, t: await createT(language), now }, time);
  const evening = "2026-11-26T20:00:00Z";
  expect(await day("JP", "jp", evening)).toBe("2026年11月27日");
  expect(await day("US", "en", evening)).toBe("Nov 26, 2026");
  expect(await day("DE", "en", evening)).toBe("26.11.2026");
  expect(await day("US", "en", "no time")).toBe("");
});
