/** Facts that decide whether a product fits an experiment, in the page's language. Pure: texts are an input. */

import { testedSpecies } from "@domain/product-page/applications";
import type { ProductView } from "~/loaders/product/data.server";
import type { Translate } from "./translate";

export interface ProductFact {
  readonly key: string;
  readonly term: string;
  readonly value: string;
  readonly mono?: boolean;
  /** True if the value is catalogue text, which may be English on every page. */
  readonly english?: boolean;
  /** Entries of the value, if it is a list, and what separates them. */
  readonly list?: { readonly entries: readonly string[]; readonly separator: string };
  /** Database identifiers listed in the value. */
  readonly ids?: readonly string[];
  /** Clone with which the value ends. */
  readonly clone?: string;
}

interface Words {
  readonly t: Translate;
  /** Name of a catalogue code, or the code itself. */
  readonly name: (group: "host" | "species" | "formulation" | "clonality" | "sensitivity", code: string) => string;
  readonly number: (value: number) => string;
}

/** Weights with their unit: kDa, or Da for a small molecule; "" without weights. */
export function weightsText(kilodaltons: readonly number[], { t, number }: Pick<Words, "t" | "number">): string {
  if (kilodaltons.length === 0) return "";
  return kilodaltons.every((weight) => weight < 1)
    ? t("product.dalton", { value: kilodaltons.map((weight) => number(Number((weight * 1000).toFixed(2)))).join(", ") })
    : t("product.kilodalton", { value: kilodaltons.map(number).join(", ") });
}

function listOf(entries: readonly string[], separator: string): Pick<ProductFact, "value" | "list"> {
  return { value: entries.join(separator), list: { entries, separator } };
}

/** The product's known facts, starting with its number. */
export function productFacts(
  { key, facts, applications }: Pick<ProductView, "key" | "facts" | "applications">,
  { t, name, number }: Words,
): ProductFact[] {
  const tested = testedSpecies(applications);
  const separator = t("product.listSeparator");
  const source = [facts.host && name("host", facts.host), facts.clone].filter(Boolean).join(separator);
  const weights = (kilodaltons: readonly number[]) => weightsText(kilodaltons, { t, number });
  const calculated = (weight: string) => (facts.isWeightEstimated ? t("product.estimatedWeight", { weight }) : weight);
  const { protein } = facts;
  const formulation = facts.formulation && name("formulation", facts.formulation);
  const uniprot = facts.targets.flatMap((target) => target.uniprot ?? []);
  const entrez = facts.targets.flatMap((target) => target.entrez ?? []);
  const all: ProductFact[] = [
    { key: "number", term: t("product.catalogNumber"), value: key, mono: true },
    {
      key: "target",
      term: t("product.target"),
      ...listOf(
        facts.targets.map(({ symbol }) => symbol),
        ", ",
      ),
    },
    { key: "modification", term: t("product.modification"), ...listOf(facts.modifications, ", ") },
    {
      key: "source",
      term: t(facts.clone ? "product.hostAndClone" : "product.host"),
      value: source,
      ...(facts.clone && { clone: facts.clone }),
    },
    {
      key: "clonality",
      term: t("productDetails.data.clonality"),
      value: facts.clonality ? name("clonality", facts.clonality) : "",
    },
    { key: "isotype", term: t("product.isotype"), value: facts.isotype ?? "", english: true },
    { key: "conjugate", term: t("product.conjugation"), value: facts.conjugation ?? "", english: true },
    {
      key: "applications",
      term: t("product.applications"),
      ...listOf(
        applications.rows.map(({ code }) => code),
        ", ",
      ),
    },
    {
      key: "reactivity",
      term: t("product.reactivity"),
      ...listOf(
        tested.map((code) => name("species", code)),
        separator,
      ),
    },
    {
      key: "sensitivity",
      term: t("productDetails.data.sensitivity"),
      value: facts.sensitivity ? name("sensitivity", facts.sensitivity) : "",
    },
    {
      key: "formulation",
      term: t("product.formulation"),
      value: formulation ?? "",
      english: formulation === facts.formulation,
    },
    { key: "weight", term: t("product.observedWeight"), value: weights(facts.observedWeights) },
    {
      key: "calculatedWeight",
      term: t("product.calculatedWeight"),
      value: facts.calculatedWeight === null ? "" : calculated(weights([facts.calculatedWeight])),
    },
    { key: "immunogen", term: t("product.immunogen"), value: facts.immunogen ?? "", english: true },
    { key: "residues", term: t("product.residues"), value: protein ? `${protein.from}–${protein.to}` : "" },
    { key: "tag", term: t("product.tag"), value: (protein && facts.tag) ?? "", english: true },
    { key: "expressionHost", term: t("product.expressionHost"), value: protein?.expressionHost ?? "", english: true },
    { key: "activity", term: t("product.activity"), value: protein?.activity ?? "", english: true },
    { key: "uniprot", term: t("product.uniprot"), value: uniprot.join(", "), mono: true, ids: uniprot },
    { key: "entrez", term: t("product.entrez"), value: entrez.join(", "), mono: true, ids: entrez },
    {
      key: "rrid",
      term: t("product.rrid"),
      value:
        facts.rrid && facts.demonstration ? t("product.demonstrationOf", { text: facts.rrid }) : (facts.rrid ?? ""),
      mono: true,
    },
  ];
  return all.filter(({ value }) => value !== "");
}
