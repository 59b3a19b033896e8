/** All texts of a product in Japanese and Chinese. */
import type { Product } from "@contracts/catalogue/catalogue";
import {
  type ProductTexts,
  type TextLanguage,
  type TextsOfLanguage,
  textLanguages,
} from "@contracts/catalogue/product-texts";
import { spokenCaptions } from "../figures/records";
import { lineageTexts } from "../lineage/lineage";
import type { ProductPlan } from "../plan/types";
import type { PlanIndex } from "../product/relations";
import { spokenName, spokenVials } from "./names";
import { spokenBackground, spokenDescription, spokenImmunogen, spokenSource, spokenSpecificity } from "./prose";
import { spokenProtocol } from "./protocols";
import { translated } from "./words";

/** @param product in English */
export function productTexts(plan: ProductPlan, index: PlanIndex, product: Product): ProductTexts {
  return Object.fromEntries(textLanguages.map((language) => [language, textsIn(language, plan, index, product)]));
}

function textsIn(
  language: TextLanguage,
  plan: ProductPlan,
  index: PlanIndex,
  { attributes }: Product,
): TextsOfLanguage {
  const { protein } = attributes;
  const fixed = (english: string | null | undefined) => (english ? translated(english, language) : null);
  const texts: { readonly [K in keyof TextsOfLanguage]: TextsOfLanguage[K] | null } = {
    name: spokenName(plan, language),
    description: spokenDescription(plan, language),
    background: spokenBackground(plan, language),
    storage: fixed(attributes.storage),
    safety: fixed(attributes.safety),
    directionsForUse: fixed(attributes.directionsForUse),
    qualityControl: fixed(attributes.qualityControl),
    specificitySensitivity: spokenSpecificity(plan, language),
    sourcePurification: spokenSource(plan, language),
    immunogen: spokenImmunogen(plan, language),
    activity: fixed(protein?.activity),
    statements: attributes.statements.map((statement) => translated(statement, language)),
    reagents: record(attributes.reagentsNotIncluded.map(({ name }) => [name, translated(name, language)])),
    substances: record((attributes.safetyData?.components ?? []).map(({ name }) => [name, translated(name, language)])),
    figures: record(Object.entries(spokenCaptions(plan, index, attributes.figures, language))),
    protocols: record(attributes.protocols.map(({ id }) => [id, spokenProtocol(id, language)])),
    kitComponents: record(components(language, plan, index, attributes)),
    relatedProducts: record(
      relatedKeys(attributes).flatMap((key) => {
        const related = index.byKey.get(key);
        return related ? [[key, spokenName(related, language)]] : [];
      }),
    ),
    ...lineageTexts(plan.key, language),
    applicationMessages: record(
      attributes.lots.flatMap(({ applications }) =>
        applications.flatMap(({ codeForDisplay, applicationMessage }): [string, string][] =>
          applicationMessage ? [[codeForDisplay, translated(applicationMessage, language)]] : [],
        ),
      ),
    ),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null));
}

/** Null if there are no entries. */
const record = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> | null =>
  entries.length > 0 ? Object.fromEntries(entries) : null;

type Attributes = Product["attributes"];

function components(
  language: TextLanguage,
  plan: ProductPlan,
  index: PlanIndex,
  { kitComponents }: Attributes,
): [string, string][] {
  const vials = plan.extract && spokenVials(plan, language);
  return kitComponents.map(({ number, name }, position) => {
    const product = index.byKey.get(number);
    if (product) return [number, spokenName(product, language)];
    return [number, vials?.[position] ?? translated(name, language)];
  });
}

function relatedKeys({ conjugates, successor, ...attributes }: Attributes): string[] {
  const { elisaKits, matchedPairs, proteinControls, chimerics, alternatives, recommendations } = attributes;
  return [
    ...[elisaKits, matchedPairs, proteinControls, chimerics, alternatives, recommendations].flat(),
    ...[conjugates.parent, ...conjugates.children, ...conjugates.siblings, conjugates.carrierFree, successor],
  ].flatMap((related) => (related ? [related.key] : []));
}
