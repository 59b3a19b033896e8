/** Queries with a required kind of product at rank 1: the plain antibody of a name, or the requested kind. */
import type { ProductType } from "@contracts/catalogue/catalogue";
import type { Random } from "../../demo/random";
import type { ProductFacts, World } from "../facts";
import { bestGrades, type Intent, plain } from "../judge";
import { inTurn, type Query, type QueryMaker, sampled } from "./query";
import { writtenRows } from "./written";

type Phrase = (name: string) => string;

const bare: readonly [Phrase, ...Phrase[]] = [
  (name) => name,
  (name) => `${name} antibody`,
  (name) => `anti-${name}`,
  (name) => `anti-${name} antibody`,
  (name) => `${name} antibodies`,
  (name) => name.toLowerCase(),
  (name) => `${name} primary antibody`,
];

/** Symbols and target names, bare or with a word for antibody. */
export const plainOfNames: QueryMaker = (world, random, size) => {
  const names = namesOf(world);
  return sampled(random, names, size).map(({ name, symbols }, index) => ({
    text: inTurn(bare, index)(name),
    intent: { symbols, ...plain },
  }));
};

const mostlyBare: readonly [Phrase, ...Phrase[]] = [
  (name) => name,
  (name) => name,
  (name) => `${name} antibody`,
  (name) => `anti-${name}`,
];

/** Names in use at the bench, written by hand. */
export const plainOfBenchNames: QueryMaker = (_, random, size) =>
  sampled(random, writtenRows("bench-names"), size).map(({ query, intent }, index) => ({
    text: inTurn(mostlyBare, index)(query),
    intent: { ...intent, ...plain },
  }));

/** Target names of products, and symbols of targets of one gene. */
function namesOf(world: World): { readonly name: string; readonly symbols: ReadonlySet<string> }[] {
  const names = new Set(
    world.products.flatMap(({ target, symbols: [first, ...others] }) =>
      target === null || first === undefined ? [] : others.length === 0 ? [target, first] : [target],
    ),
  );
  return [...names].map((name) => ({ name, symbols: world.symbolsOf(name) }));
}

const ofKinds: readonly { readonly type: ProductType; readonly phrases: readonly [Phrase, ...Phrase[]] }[] = [
  {
    type: "ELISA Kit",
    phrases: [
      (name) => `${name} ELISA kit`,
      (name) => `human ${name} ELISA kit`,
      (name) => `ELISA kit for ${name}`,
      (name) => `${name} ELISA`,
    ],
  },
  {
    type: "Recombinant Protein",
    phrases: [
      (name) => `${name} recombinant protein`,
      (name) => `recombinant human ${name}`,
      (name) => `recombinant ${name} protein`,
      (name) => `rh${name}`,
      (name) => `${name} protein`,
    ],
  },
  {
    type: "Matched Pair",
    phrases: [(name) => `${name} matched antibody pair`, (name) => `${name} antibody pair`, (name) => `${name} pair`],
  },
];

/** A target and a word for a kind of product other than the plain antibody. */
export const askedKinds: QueryMaker = (world, random, size) =>
  ofKinds.flatMap(({ type, phrases }) =>
    targetsWith(world, random, size / ofKinds.length, ({ productType }) => productType === type).map(
      ({ target, symbols }, index) => ({
        text: inTurn(phrases, index)(target ?? ""),
        intent: { symbols: new Set(symbols), productTypes: [type] },
      }),
    ),
  );

const carrierFree: readonly [Phrase, ...Phrase[]] = [
  (name) => `${name} carrier free`,
  (name) => `carrier-free ${name} antibody`,
  (name) => `${name} BSA and azide free`,
  (name) => `${name} antibody (BSA free)`,
  (name) => `${name} azide-free`,
  (name) => `anti-${name} carrier free`,
];

export const carrierFreeForms: QueryMaker = (world, random, size) =>
  targetsWith(world, random, size, ({ formulation }) => formulation === "carrier-free").map(
    ({ target, symbols }, index) => ({
      text: inTurn(carrierFree, index)(target ?? ""),
      intent: {
        symbols: new Set(symbols),
        formulation: "carrier-free",
        productTypes: ["Primary Antibody"],
        unmodified: true,
      },
    }),
  );

const modified = {
  phospho: [
    (name: string) => `phospho-${name}`,
    (name: string) => `phospho ${name} antibody`,
    (name: string) => `p-${name}`,
    (name: string) => `phosphorylated ${name}`,
    (name: string) => `anti-phospho-${name}`,
    (name: string) => `${name} phosphorylation`,
  ],
  acetyl: [(name: string) => `acetyl-${name}`, (name: string) => `acetylated ${name}`],
  cleaved: [(name: string) => `cleaved ${name}`, (name: string) => `cleaved-${name} antibody`],
} as const;

/** A modified form without its residue: the unlabeled antibody leads. */
export const modifiedForms: QueryMaker = (world, random, size) =>
  (["phospho", "acetyl", "cleaved"] as const).flatMap((kind) =>
    targetsWith(
      world,
      random,
      kind === "phospho" ? size * 0.7 : size * 0.15,
      ({ modification }) => modification?.kind === kind,
    ).map(({ target, symbols }, index) => ({
      text: inTurn(modified[kind], index)(target ?? ""),
      intent: { symbols: new Set(symbols), modification: kind, usual: true },
    })),
  );

/** A product for each of `size` targets that have a live one of this kind. */
function targetsWith(world: World, random: Random, size: number, is: (product: ProductFacts) => boolean) {
  const byTarget = new Map(
    world.products.flatMap((product) =>
      product.target !== null && product.live && is(product) ? [[product.target, product] as const] : [],
    ),
  );
  return sampled(random, [...byTarget.values()], Math.round(size));
}

interface Asked {
  readonly text: (name: string, product: ProductFacts) => string | null;
  readonly intent: (product: ProductFacts) => Intent;
}

const hostWords = { Rabbit: "rabbit", Mouse: "mouse", Rat: "rat", Goat: "goat" } as const;
const hostOf = ({ host }: ProductFacts): string | null =>
  host === null ? null : ((hostWords as Record<string, string>)[host] ?? null);
const withHost = ({ host }: ProductFacts): Intent => (host === null ? {} : { host });
const withClone = ({ host, clonality }: ProductFacts): Intent => ({
  ...(host === null ? {} : { host }),
  ...(clonality === null ? {} : { clonality }),
});

/** Host and clonality, as order lists and methods sections name them. */
const clonePhrases: readonly [Asked, ...Asked[]] = [
  { text: (name, product) => hostOf(product) && `${hostOf(product)} anti-${name}`, intent: withHost },
  { text: (name, product) => hostOf(product) && `${name} ${hostOf(product)} ${product.clonality}`, intent: withClone },
  {
    text: (name, product) => hostOf(product) && `${hostOf(product)} ${product.clonality} antibody against ${name}`,
    intent: withClone,
  },
  {
    text: (name, product) =>
      hostOf(product) && `${name} ${hostOf(product)} ${product.clonality === "monoclonal" ? "mAb" : "pAb"}`,
    intent: withClone,
  },
  {
    text: (name, { clonality }) => `${name} ${clonality} antibody`,
    intent: ({ clonality }) => (clonality === null ? {} : { clonality }),
  },
  { text: (name, product) => hostOf(product) && `anti-${name} (${hostOf(product)})`, intent: withHost },
];

export const hostsAndClonality: QueryMaker = (world, random, size) => asked(world, random, size, clonePhrases);

const tested = [
  ["WB", "western blot"],
  ["IHC-P", "IHC"],
  ["IP", "immunoprecipitation"],
  ["FC-FP", "flow cytometry"],
  ["IF-IC", "immunofluorescence"],
  ["ChIP", "ChIP"],
] as const;
const reactive = [
  ["H", "human"],
  ["M", "mouse"],
  ["R", "rat"],
] as const;

/** Application and species words at rank 1. Species that are also hosts are phrased so that only the species fits. */
export const applicationsAndSpecies: QueryMaker = (world, random, size) => [
  ...tested.flatMap(([code, words]) =>
    asked(
      world,
      random,
      size / 12,
      [
        { text: (name) => `${name} ${words}`, intent: () => ({ applications: codesOf(code) }) },
        { text: (name) => `${name} antibody for ${words}`, intent: () => ({ applications: codesOf(code) }) },
      ],
      ({ applications }) => applications.includes(code),
    ),
  ),
  ...reactive.flatMap(([code, word]) =>
    asked(
      world,
      random,
      size / 6,
      [
        { text: (name) => `anti-${word} ${name}`, intent: () => ({ species: code }) },
        { text: (name) => `${name} antibody ${word} reactive`, intent: () => ({ species: code }) },
        { text: (name) => `${name} reactivity ${word}`, intent: () => ({ species: code }) },
      ],
      ({ species }) => species.includes(code),
    ),
  ),
];

/** "Flow cytometry" and "immunofluorescence" mean both of their forms. */
function codesOf(code: (typeof tested)[number][0]) {
  if (code === "FC-FP") return ["FC-FP", "FC-L"] as const;
  return code === "IF-IC" ? (["IF-IC", "IF-F"] as const) : [code];
}

function asked(
  world: World,
  random: Random,
  size: number,
  phrases: readonly [Asked, ...Asked[]],
  is: (product: ProductFacts) => boolean = () => true,
): Query[] {
  const products = targetsWith(
    world,
    random,
    size * 1.3,
    (product) =>
      product.productType === "Primary Antibody" &&
      product.modification === null &&
      product.label === null &&
      is(product),
  );
  return products
    .flatMap((product, index) => {
      const { text, intent } = inTurn(phrases, index);
      const phrase = text(product.target ?? "", product);
      const wanted: Intent = {
        symbols: new Set(product.symbols),
        productTypes: ["Primary Antibody"],
        unmodified: true,
        ...intent(product),
      };
      return phrase === null || bestGrades(world, wanted, 1)[0] !== 3 ? [] : [{ text: phrase, intent: wanted }];
    })
    .slice(0, Math.round(size));
}
