import { expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { summaryOf } from "./knowledge-base.server";

const markets = {
  en: { country: "US", locale: "en-us", currency: "USD", region: "global", language: "en" },
  jp: { country: "JP", locale: "ja-jp", currency: "JPY", region: "jp", language: "jp" },
  cn: { country: "CN", locale: "zh-cn", currency: "CNY", region: "cn", language: "cn" },
} as const;

async function said(language: keyof typeof markets, total: number, taken: number): Promise<string> {
  return summaryOf({ t: await createT(language), market: markets[language] }, total, taken);
}

it("shows the number of answers and the duration", async () => {
  expect(await said("en", 6, 0.234)).toBe("6 answers in 0.23 seconds");
  expect(await said("en", 1, 0.01)).toBe("1 answer in 0.01 seconds");
});

it("shows a duration below a hundredth of a second as less than that", async () => {
  expect(await said("en", 6, 0.0004)).toBe("6 answers in less than 0.01 seconds");
  expect(await said("en", 1, 0)).toBe("1 answer in less than 0.01 seconds");
  expect(await said("jp", 6, 0)).toBe("6件（0.01秒未満）");
  expect(await said("cn", 6, 0)).toBe("6 条解答（用时不到 0.01 秒）");
});
