import type { EngineLocale } from "@contracts/search/search-engines";
import { facetName, keyOfNames } from "../vocabulary/facet-keys";
import { categoryNames, type Names } from "../vocabulary/names";

const categories: Readonly<Record<string, Names>> = categoryNames;

/** Breadcrumb step that lists the products of a category; null if the shop has no name for the category. */
export function categoryStep(category: string, locale: EngineLocale): { label: string; to: string } | null {
  const names = Object.hasOwn(categories, category) ? categories[category] : undefined;
  if (!names) return null;
  const key = keyOfNames(names);
  return { label: facetName("categories", key, locale), to: `/browse?categories=${key}` };
}
