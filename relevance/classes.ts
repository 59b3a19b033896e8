/** Classes of queries with their sizes, measures, floors and aims. */
import { createRandom } from "../demo/random";
import type { World } from "./facts";
import { isOffered } from "./judge";
import type { ClassMeasure } from "./metrics";
import { chineseQueries, japaneseQueries } from "./queries/east-asian";
import {
  geneNumbers,
  mouseSymbols,
  prefixedNumbers,
  registryNumbers,
  severalNumbers,
  trademarks,
} from "./queries/identifiers";
import {
  applicationsAndSpecies,
  askedKinds,
  carrierFreeForms,
  hostsAndClonality,
  modifiedForms,
  plainOfBenchNames,
  plainOfNames,
} from "./queries/kinds";
import { labelSpellings } from "./queries/labels";
import { aliases, formerSymbols, greekNames, isSearchable, spacing, symbols, typingErrors } from "./queries/names";
import { accessions, clones, productNumbers, unknownSizes } from "./queries/numbers";
import { type Query, type QueryMaker, sampled } from "./queries/query";
import { otherSites, phosphoSites } from "./queries/sites";
import { nearSymbols, unsoldNames, writtenNearNames } from "./queries/unsold";
import { kinds, labeled, targetWithWords } from "./queries/words";
import { laterQueries, nonsense, topicsIn, writtenQueries } from "./queries/written";

export interface QueryClass {
  readonly name: string;
  readonly queries: readonly Query[];
  readonly measure: ClassMeasure;
  /** A result below this fails the run. */
  readonly floor: number;
  /** Goal of the shop; a class between floor and aim is listed as not met. */
  readonly aim: number;
}

interface ClassPlan {
  readonly make: QueryMaker;
  /** Size relative to a class of average weight. */
  readonly share: number;
  readonly measure: ClassMeasure;
  readonly floor: number;
  readonly aim: number;
}

/** Handwritten queries; a large class includes all of them. */
const all =
  (queries: () => readonly Query[]): QueryMaker =>
  (_, random, size) =>
    sampled(random, queries(), size);

/** A query set that was written after earlier fixes. */
const laterSet = (table: Parameters<typeof laterQueries>[0]): ClassPlan => ({
  make: all(() => laterQueries(table)),
  share: 1,
  measure: "inThree",
  floor: 0.95,
  aim: 0.97,
});

/** Names that must not be exchanged, written at the same time. */
const laterNearNames = (table: Parameters<typeof writtenNearNames>[0]): ClassPlan => ({
  make: writtenNearNames(table),
  share: 1,
  measure: "spared",
  floor: 0.95,
  aim: 1,
});

const plans: Readonly<Record<string, ClassPlan>> = {
  "gene symbols": { make: symbols, share: 1, measure: "inThree", floor: 0.99, aim: 0.99 },
  aliases: { make: aliases, share: 3, measure: "inThree", floor: 0.98, aim: 0.99 },
  "former symbols": { make: formerSymbols, share: 1, measure: "inThree", floor: 0.97, aim: 0.99 },
  "mouse symbols": { make: mouseSymbols, share: 0.5, measure: "inThree", floor: 0.98, aim: 0.99 },
  "Greek and Latin letters": { make: greekNames, share: 1, measure: "inThree", floor: 0.98, aim: 0.99 },
  "hyphens and spaces": { make: spacing, share: 1, measure: "inThree", floor: 0.97, aim: 0.99 },
  "written-out proteins and receptors": {
    make: all(() => writtenQueries("protein-names")),
    share: 2,
    measure: "inThree",
    floor: 0.98,
    aim: 0.99,
  },
  "typing errors": { make: typingErrors, share: 0.75, measure: "inThree", floor: 0.93, aim: 0.97 },
  "names not sold": { make: unsoldNames, share: 2, measure: "own", floor: 0.99, aim: 1 },
  "near names and partners": { make: writtenNearNames("near-names"), share: 2, measure: "spared", floor: 0.99, aim: 1 },
  "near symbols": { make: nearSymbols, share: 1, measure: "spared", floor: 0.99, aim: 1 },
  "plain antibody of a name": { make: plainOfNames, share: 1, measure: "first", floor: 0.96, aim: 0.97 },
  "plain antibody of a bench name": { make: plainOfBenchNames, share: 1, measure: "first", floor: 0.96, aim: 0.97 },
  "kits, pairs and proteins": { make: askedKinds, share: 0.5, measure: "first", floor: 0.94, aim: 0.97 },
  "carrier-free forms": { make: carrierFreeForms, share: 0.25, measure: "first", floor: 0.95, aim: 0.97 },
  "modified forms": { make: modifiedForms, share: 0.5, measure: "first", floor: 0.96, aim: 0.97 },
  "labels as people spell them": { make: labelSpellings, share: 0.75, measure: "first", floor: 0.95, aim: 0.97 },
  "hosts and clonality": { make: hostsAndClonality, share: 0.5, measure: "first", floor: 0.95, aim: 0.97 },
  "applications and species": { make: applicationsAndSpecies, share: 0.5, measure: "first", floor: 0.96, aim: 0.97 },
  "phosphorylated sites": { make: phosphoSites, share: 1, measure: "inThree", floor: 0.97, aim: 0.97 },
  "other modified sites": { make: otherSites, share: 0.5, measure: "inThree", floor: 0.97, aim: 0.97 },
  "histones and cleavage": {
    make: all(() => writtenQueries("histones-and-cleavage")),
    share: 1,
    measure: "first",
    floor: 0.95,
    aim: 0.97,
  },
  "product numbers": { make: productNumbers, share: 1, measure: "inThree", floor: 0.99, aim: 0.99 },
  "numbers with an unknown size": { make: unknownSizes, share: 0.25, measure: "inThree", floor: 0.99, aim: 0.99 },
  "numbers with a prefix": { make: prefixedNumbers, share: 0.25, measure: "inThree", floor: 0.99, aim: 0.99 },
  "several numbers": { make: severalNumbers, share: 0.1, measure: "precision", floor: 0.97, aim: 0.99 },
  "registry numbers": { make: registryNumbers, share: 0.25, measure: "first", floor: 0.99, aim: 0.99 },
  "gene and protein numbers": { make: geneNumbers, share: 0.5, measure: "inThree", floor: 0.98, aim: 0.99 },
  trademarks: { make: trademarks, share: 0.1, measure: "inThree", floor: 0.97, aim: 0.99 },
  clones: { make: clones, share: 0.25, measure: "inThree", floor: 0.97, aim: 0.97 },
  "protein accessions": { make: accessions, share: 0.25, measure: "inThree", floor: 0.97, aim: 0.99 },
  "target and application or animal": { make: targetWithWords, share: 1, measure: "inThree", floor: 0.97, aim: 0.97 },
  "target and label": { make: labeled, share: 0.5, measure: "inThree", floor: 0.96, aim: 0.97 },
  "target and kind of product": { make: kinds, share: 0.5, measure: "inThree", floor: 0.94, aim: 0.97 },
  "short queries": { make: all(() => writtenQueries("english")), share: 2, measure: "inThree", floor: 0.98, aim: 0.99 },
  "sentences and questions": {
    make: all(() => writtenQueries("sentences")),
    share: 1,
    measure: "inThree",
    floor: 0.96,
    aim: 0.97,
  },
  topics: { make: all(() => writtenQueries("topics")), share: 1, measure: "precision", floor: 0.8, aim: 0.8 },
  "reagents without a target": {
    make: all(() => writtenQueries("reagents")),
    share: 1,
    measure: "inThree",
    floor: 0.95,
    aim: 0.97,
  },
  "Japanese, generated": { make: japaneseQueries, share: 0.75, measure: "inThree", floor: 0.95, aim: 0.97 },
  "Chinese, generated": { make: chineseQueries, share: 0.75, measure: "inThree", floor: 0.95, aim: 0.97 },
  Japanese: {
    make: all(() => writtenQueries("japanese", "ja-jp")),
    share: 1,
    measure: "inThree",
    floor: 0.97,
    aim: 0.97,
  },
  Chinese: {
    make: all(() => writtenQueries("chinese", "zh-cn")),
    share: 1,
    measure: "inThree",
    floor: 0.97,
    aim: 0.97,
  },
  "topics in Japanese": { make: all(() => topicsIn("ja-jp")), share: 1, measure: "precision", floor: 0.8, aim: 0.8 },
  "topics in Chinese": { make: all(() => topicsIn("zh-cn")), share: 1, measure: "precision", floor: 0.8, aim: 0.8 },
  "second query set": laterSet("second-queries"),
  "third query set": laterSet("third-queries"),
  "near names of the third query set": laterNearNames("third-near-names"),
  "fourth query set": laterSet("fourth-queries"),
  "near names of the fourth query set": laterNearNames("fourth-near-names"),
  "topics of the fourth query set": {
    make: all(() => laterQueries("fourth-topics")),
    share: 1,
    measure: "precision",
    floor: 0.8,
    aim: 0.8,
  },
  "fifth query set": laterSet("fifth-queries"),
  "near names of the fifth query set": laterNearNames("fifth-near-names"),
  "names not sold of the fifth query set": {
    make: all(() => laterQueries("fifth-unsold")),
    share: 1,
    measure: "own",
    floor: 0.95,
    aim: 1,
  },
  "topics of the fifth query set": {
    make: all(() => laterQueries("fifth-topics")),
    share: 1,
    measure: "precision",
    floor: 0.8,
    aim: 0.8,
  },
  "sixth query set": laterSet("sixth/queries"),
  "topics of the sixth query set": {
    make: all(() => laterQueries("sixth/topics")),
    share: 1,
    measure: "precision",
    floor: 0.8,
    aim: 0.8,
  },
  "seventh query set": laterSet("seventh/queries"),
  "near names of the seventh query set": laterNearNames("seventh/near-names"),
  "eighth query set": laterSet("eighth/queries"),
  "ninth query set": laterSet("ninth/queries"),
  "near names of the ninth query set": laterNearNames("ninth/near-names"),
  "tenth query set": laterSet("tenth/queries"),
  "near names of the tenth query set": laterNearNames("tenth/near-names"),
  "eleventh query set": laterSet("eleventh/queries"),
  "twelfth query set": laterSet("twelfth/queries"),
  "thirteenth query set": laterSet("thirteenth/queries"),
  "near names of the thirteenth query set": laterNearNames("thirteenth/near-names"),
  "fourteenth query set": laterSet("fourteenth/queries"),
  "near names of the fourteenth query set": laterNearNames("fourteenth/near-names"),
  "fifteenth query set": laterSet("fifteenth/queries"),
  "near names of the fifteenth query set": laterNearNames("fifteenth/near-names"),
  "sixteenth query set": laterSet("sixteenth/queries"),
  "near names of the sixteenth query set": laterNearNames("sixteenth/near-names"),
  "seventeenth query set": laterSet("seventeenth/queries"),
  "near names of the seventeenth query set": laterNearNames("seventeenth/near-names"),
  "eighteenth query set": laterSet("eighteenth/queries"),
  "near names of the eighteenth query set": laterNearNames("eighteenth/near-names"),
  "nineteenth query set": laterSet("nineteenth/queries"),
  "near names of the nineteenth query set": laterNearNames("nineteenth/near-names"),
  "titles of pathways": {
    make: all(() => laterQueries("pathway-titles")),
    share: 1,
    measure: "precision",
    floor: 0.8,
    aim: 0.8,
  },
  nonsense: { make: all(nonsense), share: 0.5, measure: "narrow", floor: 0.95, aim: 1 },
};

/** Measures for queries without a matching product; other measures do not apply to them. */
const ofWhatIsNotSold: ReadonlySet<ClassMeasure> = new Set(["own", "spared", "narrow"]);

/** `size` is the number of queries in a class of average weight. Equal inputs give equal queries. */
export function queryClasses(world: World, size: number): QueryClass[] {
  return Object.entries(plans).map(([name, { make, share, ...judged }]) => ({
    name,
    ...judged,
    // The seed still contains the earlier word for a query set, so that renamed classes draw the same queries as
    // before.
    queries: make(
      world,
      createRandom("relevance", name.replace("query set", "writing")),
      Math.round(size * share),
    ).filter((query) => isSearchable(query) && (ofWhatIsNotSold.has(judged.measure) || isOffered(world, query.intent))),
  }));
}
