/** Rules on papers: the species of the title, and what the product was used for. */
import { speciesWords } from "./biology";
import { type CitedUse, type Rule, reactivityOf } from "./record";

type CitationRule = (use: CitedUse, catalogue: Parameters<Rule>[0]) => readonly string[];

/** An antibody against a tag lists this value, which covers every species. */
const anySpecies = "All";

/**
 * "HeLa cells (human)", "mouse splenocytes". Names of cell lines alone are ignored, because targets have the same names
 * (A20, C6).
 */
const speciesOfTitle = /(?<=cells \()[^)]+(?=\))|\b(?:human|mouse|rat|monkey)\b/g;

const species: CitationRule = ({ id, title, reactants }) => {
  const named = new Set([...title.matchAll(speciesOfTitle)].map(([word]) => speciesWords[word]));
  if (named.size === 0) return [];
  return reactants
    .filter((code) => code !== anySpecies && !named.has(code))
    .map((code) => `${id} is tagged ${code}: ${title}`);
};

/** A demonstration paper may have only applications and species that the product lists. */
const uses: CitationRule = ({ id, applications, reactants }, { product }) => {
  const reactivity = reactivityOf(product);
  const listed = new Set(
    product.attributes.lots.flatMap((lot) => lot.applications).map(({ codeForDisplay }) => codeForDisplay),
  );
  return [
    ...reactants.filter((code) => !reactivity.includes(code)).map((code) => `${id} uses it in ${code}`),
    ...applications.filter((code) => !listed.has(code)).map((code) => `${id} uses it for ${code}`),
  ];
};

const figures: CitationRule = ({ id, applications, figure }) =>
  figure === null || applications.includes(figure.figureType)
    ? []
    : [`${id} shows ${figure.figureType}, but used it for ${applications.join()}`];

const eachUse =
  (rule: CitationRule): Rule =>
  (catalogue) =>
    catalogue.citations.flatMap((use) => rule(use, catalogue));

export const citationRules: Readonly<Record<string, Rule>> = {
  "species of a paper": eachUse(species),
  "uses in papers": eachUse(uses),
  "figures of papers": eachUse(figures),
};
