/** Turns a reading into a query: filters for requirements, boosts for the order, text for the rest. */
import { type Boosts, byCitations, lift } from "../search-query/boosts";
import type { ProductQuery } from "../search-query/product-search";
import type { SearchFilter } from "../search-query/search-body";
import { validationNames } from "../vocabulary/names";
import type { AskedModification } from "./name-table";
import { everyWord, reagentQuery, relaxedReagents } from "./queries/reagents";
import { withoutRuledOut } from "./queries/ruled-out-filters";
import { areUsesOfKits, kitsFirst } from "./queries/uses-alone";
import type { QueryReading, ReadTarget } from "./read-query";

/** Values of one filter that the protocol accepts. */
const maxGenes = 1000;

/** Genes of the targets, without repetition. */
export function genesOf({ targets }: Pick<QueryReading, "targets">): readonly string[] {
  const genes = targets.flatMap(({ chosen }) => chosen.flatMap((meaning) => meaning.genes));
  return [...new Set(genes)].slice(0, maxGenes);
}

/** True if a query is only about antibodies against its target, or against a form of it. */
export function asksTargetAlone({ targets, wants, rest, reagents, against }: QueryReading): boolean {
  const { modification: _, unsold, ...others } = wants;
  const isMore = Object.values(others).some((want) => (typeof want === "boolean" ? want : want.length > 0));
  return targets.length > 0 && rest.length + reagents.length === 0 && against === null && unsold === null && !isMore;
}

/**
 * Query of a reading; null if it names no target and no kind of reagent, so the text engine reads the phrase.
 * @param phrase the phrase as typed, which leads the list if it is a product's whole name
 */
export function readingQuery(reading: QueryReading, phrase: string): ProductQuery | null {
  const { targets, reagents, rest, against } = reading;
  if (targets.length === 0 && reagents.length > 0) return reagentQuery(reading);
  if (asksCompound(reading)) return compoundQuery(reading, phrase);
  // A kit whose text has only one word of "DNA damage" measures something else.
  if (asksAssay(reading))
    return assayQuery(reading, phrase, reading.targets.every(({ text }) => text.includes(" ")) ? everyWord : 1);
  if (asksActivity(reading)) return assayQuery(reading, phrase, everyWord);
  const wanted = filtersOf(reading);
  if (!wanted) return null;
  const filters = [...wanted, ...withoutRuledOut(reading)];
  const boosts = boostsOf(reading, phrase);
  if (against === null) return { text: rest.join(" "), precision: null, filters, boosts };
  // "goat" alone would find antibodies from goats; titles are English in every engine.
  return { text: [`"anti-${against}"`, ...rest].join(" "), precision: null, filters, boosts, within: "names" };
}

/**
 * Wider reading for a query that found nothing: the targets, or the animal of a secondary antibody, without unknown
 * words and without compounds or kits that are not sold. Null if it would be the same.
 */
export function relaxedReading(reading: QueryReading): QueryReading | null {
  const { targets, rest, wants, against } = reading;
  if (targets.length === 0 && reading.reagents.length > 0) return relaxedReagents(reading);
  // Without a kit for a use, what is tested in the use.
  const isKitOfUse = asksKit(reading) && targets.length === 0 && against === null && rest.length === 0;
  if (isKitOfUse && wants.applications.length > 0)
    return { ...reading, wants: { ...wants, kinds: [], unsold: "kitOfUse" } };
  if (targets.length === 0 && (against === null || rest.length === 0)) return null;
  if (asksCompound(reading)) {
    const kinds = wants.kinds.filter((kind) => kind !== compound);
    return { ...reading, rest: [], wants: { ...wants, kinds, unsold: "compound" } };
  }
  // A set of antibodies is a kit, too, and measures no activity.
  if (asksAssay(reading) || asksActivity(reading))
    return { ...reading, rest: [], wants: { ...wants, kinds: [], unsold: "kit" } };
  return rest.length === 0 ? null : { ...reading, rest: [] };
}

/**
 * The reading without its excluded uses, for queries whose exclusions leave no product: a product is not wrong because
 * it works in another use too. Null if no use is excluded.
 */
export function withRuledOutUses(reading: QueryReading): QueryReading | null {
  const ruledOut = reading.wants.ruledOut.filter(({ field }) => field !== "applicationcodes");
  return ruledOut.length === reading.wants.ruledOut.length
    ? null
    : { ...reading, rest: [], wants: { ...reading.wants, ruledOut } };
}

const compound = "Small Molecule";

const asksKit = ({ wants }: QueryReading) => wants.kinds.includes("Kit");

const asksCompound = ({ wants, targets }: QueryReading) => wants.kinds.includes(compound) && targets.length > 0;

/** Compounds have no target in the catalogue, and are found by words about what they act on; any of several will do. */
function compoundQuery(reading: QueryReading, phrase: string): ProductQuery {
  const words = [...reading.reagents, ...reading.targets.map(({ text }) => text), ...reading.rest];
  return { text: words.join(" "), precision: 1, filters: [{ kindcode: compound }], boosts: boostsOf(reading, phrase) };
}

/** An assay of a process, such as apoptosis, measures no single target. */
const asksAssay = ({ wants, targets, ...reading }: QueryReading) =>
  asksKit({ wants, targets, ...reading }) &&
  !wants.sampler &&
  targets.length > 0 &&
  targets.every(({ chosen: [{ kind }] }) => kind === "process");

/** "caspase-3 activity assay" is a kit without a target in the catalogue. */
const asksActivity = ({ wants, targets, rest }: QueryReading) =>
  wants.kinds.includes("Kit") && targets.length > 0 && rest.includes("activity");

/** Kits whose texts have the words. */
function assayQuery(reading: QueryReading, phrase: string, precision: number): ProductQuery {
  // One kit measures "caspase 3/7", and may be named after the first.
  const [first, ...others] = reading.targets.map(({ text }) => text);
  const words = [first, ...(asksActivity(reading) ? [] : others), ...reading.rest].filter((word) => word !== undefined);
  const filters = [{ kindcode: reading.wants.kinds }];
  const { labelcode = [], ...boosts } = boostsOf(reading, phrase);
  // A dye in a kit does not lower its rank.
  const ofKit: Boosts = {
    ...boosts,
    ...(reading.wants.labels.length > 0 && { labelcode }),
    // A set of antibodies against the targets is not an assay.
    targetcount: [lift("0", asked)],
  };
  return { text: words.join(" "), precision, filters, boosts: ofKit };
}

/** Records of mouse proteins have mouse symbols, "Il10", which a query for mouse matches in addition to human ones. */
const mouseSymbols = (reading: QueryReading): readonly string[] =>
  reading.wants.species.includes("M")
    ? genesOf(reading).map((symbol) => symbol.charAt(0) + symbol.slice(1).toLowerCase())
    : [];

function filtersOf(reading: QueryReading): readonly SearchFilter[] | null {
  const { wants, targets, rest, against } = reading;
  if (targets.length > 0) {
    const ofTargets = { targetsymbols: [...genesOf(reading), ...mouseSymbols(reading)].slice(0, maxGenes) };
    const clones = clonesOf({ targets: targets.filter((target) => !isBesideItsTarget(target, targets)) });
    return [clones.length > 0 ? { any: [ofTargets, { clone: clones }] } : ofTargets];
  }
  if (against !== null) return [{ kindcode: "Secondary Antibody" }];
  if (rest.length > 0) return null;
  const kinds = kindsOf(wants);
  const filters = [
    ["kindcode", kinds],
    ["labelcode", wants.labels],
    ["categorycode", wants.categories],
    // "monoclonal or polyclonal" excludes none.
    ["clonality", wants.clonality.length > 1 ? [] : wants.clonality],
    ["recombinant", wants.recombinant ? ["true"] : []],
    ["validation", wants.validated ? geneticTests(wants) : []],
    // "ChIP kit" is a kit for ChIP, and no other kit.
    ["applicationcodes", wants.applications],
  ] as const;
  const asked = filters.flatMap(([field, values]) => (values.length > 0 ? [{ [field]: values }] : []));
  // "antibody, not a kit" asks for all that is left.
  if (asked.length === 0) return wants.ruledOut.length > 0 ? [] : null;
  return wants.clonality.length + Number(wants.recombinant) > 0 && wants.hosts.length > 0
    ? [...asked, { hostcode: wants.hosts }]
    : asked;
}

/** Uses and animals in which cells without a gene are usually tested. */
const testedUses = ["WB", "IP", "IHC-P", "IF-IC", "FC-FP", "ChIP"];
const testedAnimals = ["H", "M"];

/** "ErbB2 4B5": rules out another target's clone of the same name. */
const isBesideItsTarget = (clone: ReadTarget, targets: QueryReading["targets"]): boolean =>
  targets.some(
    ({ chosen }) => !chosen[0].clone && chosen[0].genes.some((gene) => clone.chosen[0].genes.includes(gene)),
  );

/** Names of clones among the targets. A product whose clone has the name may have another target. */
const clonesOf = ({ targets }: Pick<QueryReading, "targets">): readonly string[] => [
  ...new Set(targets.flatMap(({ name, chosen }) => (chosen[0].clone ? [name, name.toUpperCase()] : []))),
];

/** Values of the facet by validation, in every language: of the requested uses and animals, or of the usual ones. */
const geneticTests = ({ applications, species }: QueryReading["wants"]): readonly string[] =>
  orUsual(applications, testedUses).flatMap((application) =>
    orUsual(species, testedAnimals).flatMap((animal) => Object.values(validationNames(application, animal, "genetic"))),
  );

const orUsual = (asked: readonly string[], usual: readonly string[]) => (asked.length > 0 ? asked : usual);

/** "fluorescent" and "conjugated" add nothing to a label. */
const kindsOf = ({ kinds, labels }: QueryReading["wants"]): readonly string[] =>
  kinds.filter((kind) => kind !== "Conjugate" || labels.length === 0);

/** Kits and proteins have no host, so an animal beside them is the sample. */
const haveNoHost = (kinds: readonly string[]): boolean =>
  kinds.length > 0 && kinds.every((kind) => /^(?:(?:ELISA )?Kit|Recombinant Protein)$/.test(kind));

/** "CUT&RUN" names no target, no kind and nothing else. */
const isUseAlone = ({ targets, reagents, rest, wants }: QueryReading): boolean =>
  targets.length + reagents.length + rest.length + wants.kinds.length === 0 && areUsesOfKits(wants.applications);

/** Strong enough that the sum of all other properties does not outweigh a requested one. */
const asked = 10;

/**
 * Plain products first: an unlabeled, unmodified primary antibody in its usual formulation, released, most cited.
 * Properties named in the query replace the usual ones.
 */
function boostsOf(reading: QueryReading, phrase: string): Boosts {
  const { wants, targets } = reading;
  const { modification } = wants;
  const kinds = kindsOf(wants);
  const plain = kinds.every((kind) => kind === "Primary Antibody") && wants.labels.every((label) => label === "none");
  const genes = genesOf(reading);
  const mouse = mouseSymbols(reading);
  const ordered = targets.some(({ chosen }) => chosen[0].kind !== "gene");
  const isComplex = targets.every(({ chosen: [{ kind }] }) => kind === "complex");
  const clones = clonesOf(reading);
  // "apoptosis mouse IHC" names the sample, so markers keep their order.
  const hosts = (ordered || haveNoHost(kinds)) && wants.species.length > 0 ? [] : wants.hosts;
  return {
    totalcitationcount: [byCitations],
    name: [lift(phrase, asked), lift(phrase, asked)],
    ...(clones.length > 0 && { clone: [lift(clones, asked), lift(clones, asked)] }),
    status: [lift("Released", 2), lift(["Discontinued", "Obsolete"], 0.01)],
    ...(genes.length > 0 && !ordered && { targetcount: [lift(genes.length, 1.5)] }),
    ...((genes.length > 1 || mouse.length > 0) && {
      targetsymbols: [
        ...(genes.length > 1 && ordered ? markers(genes) : []),
        // The first gene of a complex is the usual meaning of its name: CD3 is CD3ε.
        ...(genes.length > 1 && (!ordered || isComplex) ? [lift(genes.slice(0, 1), 2.5)] : []),
        ...(mouse.length > 0 ? [lift(mouse, 5)] : []),
      ],
    }),
    ...(isUseAlone(reading) && kitsFirst),
    ...(!isUseAlone(reading) && {
      kindcode:
        kinds.length > 0
          ? kinds.flatMap((kind) => [lift(kind, asked), lift(kind, 8)])
          : [lift("Primary Antibody", plain ? 10 : 3)],
    }),
    labelcode: wants.labels.length > 0 ? [lift(wants.labels, asked), lift(wants.labels, asked)] : [lift("none", 4)],
    categorycode: [
      // One of a pair that only a panel can use.
      lift("signalstar", 0.2),
      ...(wants.categories.length > 0
        ? [lift(wants.categories, asked), lift(wants.categories, 8)]
        : plain || kinds.length === 0
          ? // Without carrier it is still the plain target, and before a modified form.
            [lift("primary-antibodies", plain ? 8 : 3), ...(plain ? [lift("carrier-free", 3)] : [])]
          : []),
    ],
    modificationkind: [
      ...modificationBoosts(modification),
      // A modified form is another target, so that one for the use does not precede the plain product.
      ...(modification === null && wants.applications.length > 0 ? [lift("none", 4)] : []),
    ],
    ...(modification !== null && modification.residues.length > 0 && { modificationcodes: sites(modification) }),
    ...(wants.possibleResidues.length > 0 && {
      modificationcodes: sites({ kind: "phospho", residues: wants.possibleResidues }),
    }),
    // Beside a label, an animal that may be host or sample is more likely the sample, so it counts less as the host.
    ...(hosts.length > 0 && { hostcode: [lift(hosts, wants.labels.length + wants.species.length > 1 ? 2 : 5)] }),
    ...(wants.recombinant && { recombinant: [lift("true", asked)] }),
    ...(wants.clonality.length > 0 && { clonality: [lift(wants.clonality, 5)] }),
    ...(wants.species.length > 0 && { speciescodes: [lift(wants.species, 5), lift("All", 5)] }),
    ...(wants.validated && { validation: [lift(geneticTests(wants), asked)] }),
    ...(wants.applications.length > 0 && { applicationcodes: [lift(wants.applications, 10)] }),
  };
}

/** If no product has the form (dimethyl), or none is asked for, the plain product comes first. */
function modificationBoosts(modification: AskedModification | null) {
  if (modification === null || !Object.hasOwn(prefixes, modification.kind)) return [lift("none", 4)];
  return modification.kind === "any" ? [] : [lift(modification.kind, asked), lift(modification.kind, 5)];
}

const prefixes: Readonly<Record<string, readonly string[]>> = {
  phospho: ["p"],
  acetyl: ["ac"],
  methyl: ["me"],
  cleaved: ["c"],
  any: ["p", "ac", "me", "c"],
};

/** Codes of a modification, for each of its residues: "pS473" for Ser473. */
const siteCodes = ({ kind, residues }: AskedModification) =>
  residues.map((residue) => (prefixes[kind] ?? []).map((prefix) => prefix + residue));

/**
 * Filter for products with this modification, at one of the residues if any is named; null for a modification without
 * products.
 */
export function modificationFilter(modification: AskedModification): SearchFilter | null {
  const { kind, residues } = modification;
  if (!Object.hasOwn(prefixes, kind)) return null;
  if (residues.length > 0) return { modificationcodes: siteCodes(modification).flat() };
  return { modificationkind: kind === "any" ? Object.keys(prefixes) : [kind] };
}

function sites(modification: AskedModification) {
  const codes = siteCodes(modification);
  // A dual site is lifted once for each of its residues, so a product of a single one ranks lower.
  return codes.flatMap((ofResidue) => (ofResidue.length > 0 ? [lift(ofResidue, asked), lift(ofResidue, asked)] : []));
}

/** The most specific markers of a concept rank first. */
function markers(genes: readonly string[]) {
  return [lift(genes.slice(0, 1), 1.5), lift(genes.slice(0, 5), 3), lift(genes.slice(0, 12), 2)];
}
