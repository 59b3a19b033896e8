import type { TextsOfLanguage } from "@contracts/catalogue/product-texts";
import { productTexts as textsSchema } from "@contracts/catalogue/product-texts";
import { isEnglishText } from "@domain/product-texts/english-text";
import { productInLanguage } from "@domain/product-texts/product-in-language";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "../catalogue";

const catalogue = createCatalogue({ size: 3000 });
/** Generated once, because generation takes most of the time. */
const records = catalogue.plans.map((plan) => catalogue.product(plan));
const product = (key: string) => records.find((record) => record.key === key) ?? expect.fail(`no product ${key}`);

/** Texts that a page shows in this language. */
function textsOf(record: ReturnType<typeof product>, language: "jp" | "cn"): [string, string][] {
  const { name, description, attributes } = productInLanguage(record, language);
  const { background, storage, safety, directionsForUse, qualityControl, sourcePurification, immunogen } = attributes;
  return Object.entries({
    ...{
      name,
      description,
      background,
      storage,
      safety,
      directionsForUse,
      qualityControl,
      sourcePurification,
      immunogen,
    },
    specificity: attributes.specificitySensitivity,
    activity: attributes.protein?.activity ?? null,
    statements: attributes.statements.join(),
  }).flatMap(([field, text]): [string, string][] => (text ? [[field, text]] : []));
}

/** Three English words in a row; symbols and names such as "Toll-like Receptor 4" are shorter. */
const english = /\b(?:[a-z]{2,} ){2}[a-z]{2,}\b/;

describe("Japanese and Chinese texts of the catalogue", () => {
  it.each(["jp", "cn"] as const)("contain no untranslated text of a product (%s)", (language) => {
    const faults = records.flatMap((record) =>
      textsOf(record, language)
        .filter(([, text]) => isEnglishText(text) || english.test(text))
        .map(([field, text]) => `${record.key} ${field}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(["jp", "cn"] as const)("include the names of related products and components (%s)", (language) => {
    for (const record of records.slice(0, 600)) {
      const { attributes } = productInLanguage(record, language);
      const names = [
        ...attributes.recommendations,
        ...attributes.kitComponents,
        ...attributes.conjugates.children,
        ...attributes.reagentsNotIncluded,
        ...(attributes.safetyData?.components ?? []),
      ].map(({ name }) => name);
      expect([record.key, names.filter(isEnglishText)]).toEqual([record.key, []]);
    }
  });

  it.each(["jp", "cn"] as const)("describe figures and protocols, step by step (%s)", (language) => {
    for (const record of records) {
      const { figures, protocols } = productInLanguage(record, language).attributes;
      const texts = [
        ...figures.map(({ caption }) => caption),
        ...protocols.flatMap(({ title, steps }) => [title, ...steps.flatMap((step) => [step.title, ...step.items])]),
      ];
      expect([record.key, texts.filter((text) => isEnglishText(text) || english.test(text))]).toEqual([record.key, []]);
      const counts = (list: typeof protocols) => list.map(({ steps }) => steps.map(({ items }) => items.length));
      expect([record.key, counts(protocols)]).toEqual([record.key, counts(record.attributes.protocols)]);
    }
  });

  it("match the contract in every record", () => {
    for (const { texts } of records) v.parse(textsSchema, texts);
  });

  it("name products in the form that makers print", () => {
    const names = (key: string) => [product(key).texts?.ja?.name, product(key).texts?.zh?.name];
    const clone = product("4060").attributes.clone;
    expect(names("4060")).toEqual([
      `リン酸化Akt (Ser473) (${clone}) ウサギモノクローナル抗体`,
      `磷酸化Akt (Ser473) (${clone}) 兔单克隆抗体`,
    ]);
    expect(names("86538")).toEqual([
      "リン酸化Akt (Ser473) サンドイッチELISAキット",
      "磷酸化Akt (Ser473) 夹心ELISA试剂盒",
    ]);
    expect(names("9803")).toEqual(["細胞溶解バッファー (10X)", "细胞裂解液 (10X)"]);
    expect(names("49930")).toEqual(["HeLaコントロール細胞抽出液 (EGF)", "HeLa对照细胞裂解液 (EGF)"]);
  });

  it("state the numbers of the English texts", () => {
    const digits = (text: string | null | undefined) => (text ?? "").match(/\d+(?:\.\d+)?/g)?.sort() ?? [];
    const fields = ["storage", "safety", "directionsForUse", "qualityControl", "immunogen"] as const;
    for (const { key, attributes, texts } of records.slice(0, 1000)) {
      for (const spoken of [texts?.ja, texts?.zh] satisfies (TextsOfLanguage | undefined)[])
        for (const field of fields)
          expect([key, field, digits(spoken?.[field])]).toEqual([
            key,
            field,
            expect.arrayContaining(digits(attributes[field])),
          ]);
    }
  });
});
