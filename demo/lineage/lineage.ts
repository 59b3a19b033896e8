/** Successors, withdrawals and former numbers of the demonstration's named products. */
import { lineage, tombstone } from "@contracts/catalogue/lineage";
import { productTexts, type TextLanguage } from "@contracts/catalogue/product-texts";
import * as v from "valibot";
import { readYaml } from "../data-files/yaml";

const { products, texts, tombstones } = readYaml(
  "demo/lineage/lineage.yaml",
  v.strictObject({
    products: v.record(v.string(), lineage),
    texts: v.record(v.string(), productTexts),
    tombstones: v.array(tombstone),
  }),
);

export const lineageOf = (key: string) => products[key] ?? null;

/** Texts of a product's lineage in a language. */
export const lineageTexts = (key: string, language: TextLanguage) => texts[key]?.[language] ?? {};

/** Numbers that the shop removed by order of an authority. */
export const demoTombstones = tombstones;
