/** Queries of several words: a target with applications, animals, labels and kinds of product, in any order. */
import type { ApplicationCode, Host, SpeciesCode } from "@domain/vocabulary/names";
import type { ProductFacts, World } from "../facts";
import type { Intent } from "../judge";
import { inTurn, type QueryMaker, sampled } from "./query";

interface ApplicationWord {
  readonly codes: readonly [ApplicationCode, ...ApplicationCode[]];
  readonly words: readonly [string, ...string[]];
}

const applicationWords: readonly ApplicationWord[] = [
  { codes: ["WB"], words: ["western blot", "western", "WB", "immunoblot", "western blotting"] },
  { codes: ["IP"], words: ["immunoprecipitation", "IP"] },
  { codes: ["IHC-P"], words: ["IHC", "immunohistochemistry", "IHC-P", "paraffin"] },
  { codes: ["IF-IC", "IF-F"], words: ["immunofluorescence", "IF", "ICC"] },
  { codes: ["FC-FP", "FC-L"], words: ["flow cytometry", "FACS", "flow"] },
  { codes: ["ChIP"], words: ["ChIP", "chromatin immunoprecipitation"] },
  { codes: ["C&R"], words: ["CUT&RUN", "cut and run"] },
  { codes: ["SW"], words: ["simple western"] },
];

const animals: readonly [string, Host, SpeciesCode | null][] = [
  ["rabbit", "Rabbit", null],
  ["mouse", "Mouse", "M"],
  ["rat", "Rat", "R"],
];

interface Parts {
  readonly target: string;
  readonly application: string;
  readonly animal: string;
}

const orders: readonly [(parts: Parts) => string, ...((parts: Parts) => string)[]] = [
  ({ target, application, animal }) => `${application} ${target} ${animal}`,
  ({ target, application, animal }) => `${target} ${animal} ${application}`,
  ({ target, application }) => `${target} ${application}`,
  ({ target, application }) => `${application} ${target}`,
  ({ target, animal }) => `${animal} anti-${target} antibody`,
  ({ target, application, animal }) => `${target} antibody ${application} ${animal}`,
  ({ target, application }) => `${target} antibody for ${application}`,
];

export const targetWithWords: QueryMaker = (world, random, size) =>
  sampled(random, antibodies(world), size * 2)
    .flatMap((product, index) => {
      const tested = applicationWords.filter(({ codes }) => codes.some((code) => product.applications.includes(code)));
      const application = tested[random.int(0, tested.length - 1)];
      const animal = animals.find(([, host, species]) =>
        index % 2 === 0 ? host === product.host : species !== null && product.species.includes(species),
      );
      if (!application || !animal || product.target === null) return [];
      const parts = { target: product.target, application: inTurn(application.words, index), animal: animal[0] };
      const text = inTurn(orders, index)(parts);
      const intent: Intent = {
        symbols: new Set(product.symbols),
        ...(text.includes(parts.application) ? { applications: application.codes } : {}),
        ...(text.includes(parts.animal) ? { animal: { host: animal[1], species: animal[2] } } : {}),
      };
      return [{ text, intent }];
    })
    .slice(0, size);

function antibodies(world: World): ProductFacts[] {
  return world.products.filter(({ productType }) => productType === "Primary Antibody");
}

export const labeled: QueryMaker = (world, random, size) =>
  sampled(
    random,
    world.products.filter(({ label, target }) => label !== null && target !== null),
    size,
  ).map(({ target, label, symbols }, index) => ({
    text: inTurn([`${target} ${label}`, `${label} ${target}`, `${label} conjugated ${target} antibody`], index),
    intent: { symbols: new Set(symbols), label: label ?? "" },
  }));

export const kinds: QueryMaker = (world, random, size) => {
  const types = [
    ["ELISA Kit", ["ELISA kit", "ELISA"]],
    ["Recombinant Protein", ["recombinant protein", "recombinant"]],
    ["Matched Pair", ["matched antibody pair", "matched pair"]],
  ] as const;
  const products = world.products.flatMap((product) => {
    const kind = types.find(([type]) => type === product.productType);
    return kind && product.target !== null ? [{ product, kind }] : [];
  });
  return sampled(random, products, size).map(({ product: { target, symbols }, kind: [type, words] }, index) => {
    const word = words[index % words.length] ?? words[0];
    return {
      text: inTurn([`${target} ${word}`, `human ${target} ${word}`, `${word} ${target}`], index),
      intent: { symbols: new Set(symbols), productTypes: [type] },
    };
  });
};
