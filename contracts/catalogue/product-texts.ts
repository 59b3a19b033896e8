/**
 * Texts of a product in other languages than English, each optional. A text that is missing falls back to the English
 * one of the record (docs/decisions/content/0121-keep-texts-by-language-in-the-record.md).
 */
import * as v from "valibot";

/** ISO 639 codes of the languages that a record may hold besides English. */
export const textLanguages = ["ja", "zh"] as const;
export type TextLanguage = (typeof textLanguages)[number];

const written = (most: number) => v.pipe(v.string(), v.nonEmpty("must not be empty"), v.maxLength(most));
const text = written(20_000);
const line = written(512);

const byId = <T extends v.GenericSchema>(schema: T, most: number) =>
  v.pipe(
    v.record(line, schema),
    v.check((entries) => Object.keys(entries).length <= most, `must not have more than ${most} entries`),
  );

/** A line in other languages: names of a product that cart lines keep, reasons of a recall or a withdrawal. */
export const productNames = v.object({ ja: v.optional(line), zh: v.optional(line) });
export type ProductNames = v.InferOutput<typeof productNames>;

const protocolText = v.strictObject({
  title: line,
  steps: v.pipe(
    v.array(v.strictObject({ title: line, items: v.pipe(v.array(text), v.maxLength(100)) })),
    v.maxLength(100),
  ),
});

/** Attributes that are texts. Translations, forms of the office and the fallback to English derive from this list. */
const attributeTexts = v.strictObject({
  background: text,
  storage: text,
  safety: text,
  directionsForUse: text,
  qualityControl: text,
  specificitySensitivity: text,
  sourcePurification: text,
  immunogen: line,
});
export type AttributeText = keyof v.InferOutput<typeof attributeTexts>;
export const attributeTextNames = v.keyof(attributeTexts).options;

const textsOfLanguage = v.strictObject({
  name: v.optional(line),
  description: v.optional(text),
  ...v.partial(attributeTexts).entries,
  /** Activity of a recombinant protein. */
  activity: v.optional(line),
  /** Texts of the replacement (`lineage.ts`): one for each of its rows and differences, in their order. */
  replacement: v.optional(
    v.strictObject({
      sideBySide: v.pipe(v.array(v.strictObject({ property: line, former: line, replacement: line })), v.maxLength(30)),
      differences: v.pipe(v.array(line), v.maxLength(20)),
    }),
  ),
  /** The basis of each relation to a number of another maker, in the record's order. */
  foreignBases: v.optional(v.pipe(v.array(line), v.maxLength(50))),
  /** One for each of the record's statements, in its order. */
  statements: v.optional(v.pipe(v.array(text), v.maxLength(40))),
  /** Names of `reagentsNotIncluded` by their English name. */
  reagents: v.optional(byId(line, 200)),
  /** Names of the safety data's substances by their English name. */
  substances: v.optional(byId(line, 50)),
  /** Names of kit components by component number. */
  kitComponents: v.optional(byId(line, 300)),
  /** Names of related products by product number. */
  relatedProducts: v.optional(byId(line, 1000)),
  /** Captions by figure id. */
  figures: v.optional(byId(text, 1000)),
  /** Protocols by protocol id. */
  protocols: v.optional(byId(protocolText, 100)),
  /** Messages by application code. */
  applicationMessages: v.optional(byId(line, 100)),
});
export type TextsOfLanguage = v.InferOutput<typeof textsOfLanguage>;

const onlyLanguages = `texts are in ${textLanguages.join(" or ")}; English texts are the record's own`;

export const productTexts = v.strictObject(
  { ja: v.optional(textsOfLanguage), zh: v.optional(textsOfLanguage) },
  onlyLanguages,
);
export type ProductTexts = v.InferOutput<typeof productTexts>;
