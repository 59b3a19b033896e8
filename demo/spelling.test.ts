import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createCatalogue } from "./catalogue";
import { entries, values } from "./content/written-content";

/** British spellings of words that the shop uses; its texts use American spelling. */
const british = new RegExp(
  String.raw`\b(?:\w*(?:signall|labell|travell|channell|colour|tumour|neighbour|behaviour|favour|odour|vapour|haem[ao]|` +
    `leukaemi|anaemi|oestr|oedem|gynaec|paedi|foet|sulph|organis(?:ed|ing|ation)|(?:milli|centi|nano|micro)metre|` +
    String.raw`ilis(?:e|ed|es|er|ing|ation)\b|alis(?:ed|es|ing|ation)\b|eris(?:ed|es|ing|ation)\b)\w*|` +
    `centres?|centred|fibres?|litres?|titres?|grey|artefacts?|defence|acknowledgement|analogues?|analys(?:e|ed|ing)|` +
    String.raw`(?:recogn|oxid|optim|maxim|minim|paraffin|deparaffin)is(?:e|ed|es|ing|ation)|whilst|learnt|programmes?)\b`,
  "gi",
);

/** Addresses and ids are not prose, and publication titles keep their original spelling. */
const isWritten = (path: string, text: string) =>
  !/^(?:\/|https?:)/.test(text) &&
  !/^[\w.-]+$/.test(text) &&
  !/(?:^|\.)(?:references|citations?|html|href|slug|uid|url|source)(?:\.|$)/.test(path);

function britishIn(tree: unknown, where: string): string[] {
  return [...values(tree)].flatMap(({ path, value }) => {
    if (typeof value !== "string" || !isWritten(path, value)) return [];
    const said = value.replace(/\/[\w/-]+-[\w/-]+/g, "");
    return [...said.matchAll(british)].map(([word]) => `${where} ${path}: ${word}`);
  });
}

it("British spelling is found, and American spelling is accepted", () => {
  const found = britishIn(
    { a: "Signalling of tumours; a two-colour label, permeabilised, normalised in 2 litres" },
    "x",
  );
  expect(found.map((one) => one.split(": ")[1])).toEqual([
    ...["Signalling", "tumours", "colour", "permeabilised", "normalised", "litres"],
  ]);
  expect(
    britishIn({ a: "hemoglobin, color, precise, advertising, analysis, otherwise, series, /x/two-colour-plot" }, "x"),
  ).toEqual([]);
});

it("page messages use American spelling", () => {
  const folder = "app/i18n/messages";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /en(?:_EN)?\.json$/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) => britishIn(JSON.parse(readFileSync(`${folder}/${file}`, "utf8")), file));
  expect(found).toEqual([]);
});

it("the written content uses American spelling", () => {
  expect(entries.flatMap(({ uid, fields }) => britishIn(fields.en, uid))).toEqual([]);
});

it("product texts use American spelling", () => {
  const catalogue = createCatalogue({ size: 1500 });
  const found = new Set(
    catalogue.plans.flatMap((plan) => {
      const { texts: _, names: __, ...english } = catalogue.product(plan) as unknown as Record<string, unknown>;
      return britishIn(english, "product").map((one) => one.replace(/\d+/g, "#"));
    }),
  );
  expect([...found]).toEqual([]);
});

it("reasons of withdrawn records use American spelling", () => {
  const { plans, product, evidenceOf } = createCatalogue({ size: 300 });
  const reasons = new Set(
    plans.flatMap((plan) =>
      evidenceOf(product(plan)).records.flatMap(({ state }) => (state.kind === "withdrawn" ? [state.reason] : [])),
    ),
  );
  expect(reasons.size).toBeGreaterThan(2);
  expect(britishIn([...reasons], "reasons")).toEqual([]);
});
