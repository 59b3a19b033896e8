import { describe, expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { lot, lotTest } from "../../../tests/factories/lot";
import { certificateView } from "./certificate.server";

async function limitsIn(language: "en" | "jp" | "cn"): Promise<string[]> {
  const market = { region: "global", country: "US", language, locale: "en-us", currency: "USD" } as const;
  const tests = [
    lotTest({ unit: "%", min: 95, max: null }),
    lotTest({ unit: "ng/µg", min: null, max: 0.01 }),
    lotTest({ unit: "mg/ml", min: 0.9, max: 1.1 }),
    lotTest({ unit: null, min: 0.8, max: null }),
  ];
  const context = { t: await createT(language), market };
  return certificateView(context, lot({ tests }), { key: "4060", name: "Akt" }).tests.map(({ limits }) => limits);
}

it("a certificate names a known formulation in the page's language, and another as recorded", async () => {
  const named = async (language: "en" | "jp" | "cn", formulation: string) => {
    const market = { region: "global", country: "US", language, locale: "en-us", currency: "USD" } as const;
    const view = certificateView({ t: await createT(language), market }, lot({ formulation }), {
      key: "4060",
      name: "Akt",
    });
    const found = view.facts.find(({ key }) => key === "formulation");
    return [found?.text, found?.english];
  };
  expect(await named("en", "PBS with BSA and Glycerol")).toEqual(["PBS with BSA and Glycerol", true]);
  expect(await named("jp", "PBS with BSA and Glycerol")).toEqual(["BSAおよびグリセロール含有PBS", false]);
  expect(await named("cn", "PBS with BSA and Glycerol")).toEqual(["含 BSA 和甘油的 PBS", false]);
  expect(await named("jp", "Tris, pH 8")).toEqual(["Tris, pH 8", true]);
});

it("a certificate names common tests in the page's language, and others as recorded", async () => {
  const shown = async (language: "en" | "jp" | "cn", over: Parameters<typeof lotTest>[0]) => {
    const market = { region: "global", country: "US", language, locale: "en-us", currency: "USD" } as const;
    const tests = [lotTest(over)];
    const [test] = certificateView({ t: await createT(language), market }, lot({ tests }), {
      key: "4060",
      name: "Akt",
    }).tests;
    return [test?.property, test?.method, test?.result];
  };
  const clear = { property: "Appearance", method: "By eye", result: "clear, without particles" };
  expect(await shown("en", clear)).toEqual(Object.values(clear));
  expect(await shown("jp", clear)).toEqual(["外観", "目視", "澄明、微粒子なし"]);
  expect(await shown("cn", clear)).toEqual(["外观", "目视", "澄清，无颗粒"]);
  const signal = { property: "Signal, Western Blotting", method: "Control samples of the product", result: "0.9" };
  expect(await shown("en", signal)).toEqual(Object.values(signal));
  expect(await shown("jp", signal)).toEqual(["ウェスタンブロッティングのシグナル", "製品の対照試料", "0.9"]);
  const own = { property: "Signal, by hand", method: "Dot blot", result: "±" };
  expect(await shown("jp", own)).toEqual(Object.values(own));
});

describe("limits of a certificate", () => {
  it("have the unit beside the number, also where the language puts a word after both", async () => {
    expect(await limitsIn("en")).toEqual(["at least 95 %", "at most 0.01 ng/µg", "0.9 to 1.1 mg/ml", "at least 0.8"]);
    expect(await limitsIn("jp")).toEqual(["95 %以上", "0.01 ng/µg以下", "0.9～1.1 mg/ml", "0.8以上"]);
    expect(await limitsIn("cn")).toEqual(["不低于 95 %", "不高于 0.01 ng/µg", "0.9 至 1.1 mg/ml", "不低于 0.8"]);
  });
});
