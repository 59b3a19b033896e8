import type { ProductTexts } from "@contracts/catalogue/product-texts";
import { describe, expect, it } from "vitest";
import { product } from "../../tests/factories/product";
import { isEnglishText } from "./english-text";
import { productInLanguage } from "./product-in-language";

const related = (key: string, name: string) => ({ key, name, relation: "pair" });
const base = product("4060");
const [lot] = base.attributes.lots;
const application = {
  method: "eCLIP",
  codeForDisplay: "eCLIP",
  group: "RNA",
  dilutionFactor: { optimal: null, low: null, high: null },
  applicationMessage: "Use 10 µg.",
  species: ["H"],
  protocolId: null,
};
const english = {
  ...base,
  attributes: {
    ...base.attributes,
    background: "Akt is a kinase.",
    storage: "Store at –20 °C.",
    statements: ["For Research Use Only.", "Synthetic."],
    reagentsNotIncluded: [{ name: "Deionized water", key: null }],
    safetyData: {
      ...{ classification: "not-classified" as const, hazardStatements: [], precautions: [] },
      components: ["Sodium azide", "Thimerosal"].map((name) => ({
        ...{ name, cas: null, ec: null, share: "< 0.02 %", hazardStatements: [] },
      })),
    },
    protocols: [
      { id: "wb", title: "Western Blotting", application: "WB", steps: [{ title: "Lysis", items: ["Lyse."] }] },
    ],
    recommendations: [related("9272", "Akt Antibody"), related("7074", "Akt Kit")],
    lots: [
      {
        ...(lot ?? { number: "1", reactivity: [], homology: [], sensitivity: "", concentration: null }),
        applications: [application],
      },
    ],
  },
};
const texts: ProductTexts = {
  ja: {
    name: "リン酸化Akt抗体",
    background: "Aktはキナーゼです。",
    statements: ["研究用にのみ使用できます。"],
    reagents: { "Deionized water": "脱イオン水" },
    substances: { "Sodium azide": "アジ化ナトリウム" },
    protocols: { wb: { title: "ウェスタンブロッティング", steps: [{ title: "溶解", items: ["溶解します。"] }] } },
    relatedProducts: { "9272": "Akt抗体" },
    applicationMessages: { eCLIP: "10 µgを使用します。" },
  },
};

describe("product in a language", () => {
  const spoken = productInLanguage({ ...english, texts }, "jp");

  it("has every text of the language", () => {
    const { attributes } = spoken;
    expect(spoken.name).toBe("リン酸化Akt抗体");
    expect(attributes.background).toBe("Aktはキナーゼです。");
    expect(attributes.reagentsNotIncluded).toEqual([{ name: "脱イオン水", key: null }]);
    expect(attributes.safetyData?.components.map(({ name }) => name)).toEqual(["アジ化ナトリウム", "Thimerosal"]);
    expect(attributes.protocols).toEqual([{ ...english.attributes.protocols[0], ...texts.ja?.protocols?.wb }]);
    expect(attributes.lots[0]?.applications[0]?.applicationMessage).toBe("10 µgを使用します。");
  });

  it("has the texts of a withdrawn product's replacement, in their order", () => {
    const side = { property: "Blot", former: "a band", replacement: "no signal" };
    const lineage = {
      ...{ formerKeys: [], formerNames: [], rrids: [], withdrawal: null, foreignNumbers: [] },
      replacement: { key: "9272", kind: "new-clone" as const, sideBySide: [side], differences: ["One.", "Two."] },
    };
    const record = { ...base, attributes: { ...base.attributes, lineage } };
    const japanese = { property: "ブロット", former: "バンドあり", replacement: "シグナルなし" };
    const replacement = { sideBySide: [japanese], differences: ["その一"] };
    expect(
      productInLanguage({ ...record, texts: { ja: { replacement } } }, "jp").attributes.lineage?.replacement,
    ).toEqual({
      ...lineage.replacement,
      ...{ sideBySide: [japanese], differences: ["その一", "Two."] },
    });
  });

  it("keeps English texts without a translation, which are recognized as English", () => {
    const { attributes } = spoken;
    expect(attributes.storage).toBe("Store at –20 °C.");
    expect(attributes.statements).toEqual(["研究用にのみ使用できます。", "Synthetic."]);
    expect(attributes.recommendations.map(({ name }) => name)).toEqual(["Akt抗体", "Akt Kit"]);
    expect([spoken.name, attributes.storage ?? ""].map(isEnglishText)).toEqual([false, true]);
  });

  it("is the English record in English, and in a language without texts", () => {
    expect(productInLanguage({ ...english, texts }, "en")).toEqual(english);
    expect(productInLanguage({ ...english, texts }, "cn")).toEqual(english);
  });
});
