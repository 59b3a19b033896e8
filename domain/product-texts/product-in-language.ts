/** A product in one language: its texts in that language, and the English ones where it has none. */
import type { Product, ProductAttributes } from "@contracts/catalogue/catalogue";
import type { Lineage } from "@contracts/catalogue/lineage";
import {
  type AttributeText,
  attributeTextNames,
  type ProductNames,
  type TextLanguage,
  type TextsOfLanguage,
} from "@contracts/catalogue/product-texts";
import type { Language } from "@contracts/languages";

const textLanguageOf: Readonly<Record<Language, TextLanguage | null>> = { en: null, jp: "ja", cn: "zh" };

/** A line in a language; the English one where it has none. */
export function lineInLanguage(english: string, others: ProductNames | undefined, language: Language): string {
  const code = textLanguageOf[language];
  return (code && others?.[code]) ?? english;
}

/** A product's name in a language; the English one where it has none. */
export const nameInLanguage = (
  { name, names }: { readonly name: string; readonly names?: ProductNames | undefined },
  language: Language,
): string => lineInLanguage(name, names, language);

/** Why something was recalled, withdrawn or removed, in a language. */
export const reasonInLanguage = (
  { reason, reasons }: { readonly reason: string; readonly reasons?: ProductNames | undefined },
  language: Language,
): string => lineInLanguage(reason, reasons, language);

/** The product without its texts by language. A text that fell back is recognized by `isEnglishText`. */
export function productInLanguage(product: Product, language: Language): Product {
  const { texts: all, ...english } = product;
  const code = textLanguageOf[language];
  const texts = code && all?.[code];
  if (!texts) return english;
  return {
    ...english,
    name: texts.name ?? english.name,
    description: texts.description ?? english.description,
    attributes: attributesIn(english.attributes, texts),
  };
}

function attributesIn(english: ProductAttributes, texts: TextsOfLanguage): ProductAttributes {
  const {
    figures = {},
    protocols = {},
    kitComponents = {},
    reagents = {},
    substances = {},
    applicationMessages = {},
  } = texts;
  return {
    ...english,
    ...proseIn(english, texts),
    ...relationsIn(english, texts.relatedProducts ?? {}),
    lineage: english.lineage && lineageIn(english.lineage, texts),
    safetyData: english.safetyData && {
      ...english.safetyData,
      components: english.safetyData.components.map((one) => ({ ...one, name: substances[one.name] ?? one.name })),
    },
    protein: english.protein && { ...english.protein, activity: texts.activity ?? english.protein.activity },
    figures: english.figures.map((figure) => ({ ...figure, caption: figures[figure.id] ?? figure.caption })),
    protocols: english.protocols.map((protocol) => ({ ...protocol, ...protocols[protocol.id] })),
    kitComponents: english.kitComponents.map((component) => ({
      ...component,
      name: kitComponents[component.number] ?? component.name,
    })),
    reagentsNotIncluded: english.reagentsNotIncluded.map(({ name, key }) => ({ name: reagents[name] ?? name, key })),
    lots: english.lots.map((lot) => ({
      ...lot,
      applications: lot.applications.map((application) => ({
        ...application,
        applicationMessage:
          application.applicationMessage &&
          (applicationMessages[application.codeForDisplay] ?? application.applicationMessage),
      })),
    })),
  };
}

function proseIn(english: ProductAttributes, texts: TextsOfLanguage): Partial<ProductAttributes> {
  const prose = attributeTextNames.map((name) => [name, texts[name] ?? english[name]]);
  return {
    ...(Object.fromEntries(prose) as Pick<ProductAttributes, AttributeText>),
    statements: english.statements.map((statement, index) => texts.statements?.[index] ?? statement),
  };
}

function lineageIn(english: Lineage, { replacement, foreignBases }: TextsOfLanguage): Lineage {
  return {
    ...english,
    replacement: english.replacement && {
      ...english.replacement,
      sideBySide: english.replacement.sideBySide.map((row, index) => replacement?.sideBySide[index] ?? row),
      differences: english.replacement.differences.map((line, index) => replacement?.differences[index] ?? line),
    },
    foreignNumbers: english.foreignNumbers.map((one, index) => ({ ...one, basis: foreignBases?.[index] ?? one.basis })),
  };
}

type Related = ProductAttributes["alternatives"][number];

function relationsIn(english: ProductAttributes, names: Readonly<Record<string, string>>): Partial<ProductAttributes> {
  const one = (related: Related): Related => ({ ...related, name: names[related.key] ?? related.name });
  const maybe = (related: Related | null) => related && one(related);
  const { parent, children, siblings, carrierFree } = english.conjugates;
  return {
    elisaKits: english.elisaKits.map(one),
    matchedPairs: english.matchedPairs.map(one),
    proteinControls: english.proteinControls.map(one),
    conjugates: {
      parent: maybe(parent),
      children: children.map(one),
      siblings: siblings.map(one),
      carrierFree: maybe(carrierFree),
    },
    chimerics: english.chimerics.map(one),
    alternatives: english.alternatives.map(one),
    recommendations: english.recommendations.map(one),
    successor: maybe(english.successor),
  };
}
