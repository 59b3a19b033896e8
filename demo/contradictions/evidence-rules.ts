/** Rules on evidence: records against figures, applications, species, lots, and known facts about cells. */
import { type EvidenceRecord, evidenceRecord, homology as homologySchema } from "@contracts/catalogue/evidence";
import type { Lot } from "@contracts/catalogue/lots";
import { evidenceMatrix } from "@domain/evidence/matrix";
import * as v from "valibot";
import { lineSpecies, nullLines, speciesWords } from "./biology";
import { type CatalogueRecord, isAntibody, type Rule, reactivityOf, symbolsOf } from "./record";

type RecordRule = (record: EvidenceRecord, catalogue: Parameters<Rule>[0]) => readonly string[];

/** Genes whose deletion kills cells, so that no knockout line can be shown. */
const lethal =
  /^(?:RP[LS][P\d]+[AXYL]?$|POLR|PSM[ABCD]\d|EIF\d[A-Z]?\d?$|EEF(?:2$|1[ABDG]\d?$)|TUB[ABG]|ACTB$|ACTG|HSPA[589]$|HSPD1|CDK1$|PLK1|PCNA|VCP|RAN$|H[1234][A-Z]|LMNB|MCM\d|CCT\d|CHEK1$|ATR$|MYC$)/;

const schema: RecordRule = (record) => {
  const parsed = v.safeParse(evidenceRecord, record);
  return parsed.success ? [] : [`${record.id}: ${v.getDotPath(parsed.issues[0])} ${parsed.issues[0].message}`];
};

const figures: RecordRule = ({ id, application, figureIds }, { product }) =>
  figureIds.flatMap((figureId) => {
    const figure = product.attributes.figures.find((one) => one.id === figureId);
    return figure?.figureType === application
      ? []
      : [`${id} shows ${figureId}, which is not a figure of ${application}`];
  });

/** Species from the name of a sample: a cell line's own species, or a word before a tissue or primary cells. */
function speciesOfSample(name: string): string | null {
  const construct = /with a construct for (\w+)/.exec(name);
  if (construct) return speciesWords[construct[1] ?? ""] ?? null;
  const line = lineSpecies.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(name));
  if (line) return line[1];
  const [, word] = /\b(human|mouse|rat|monkey)\b/.exec(name) ?? [];
  return word ? (speciesWords[word] ?? null) : null;
}

const samples: RecordRule = ({ id, species, sample }) => {
  const stated = speciesOfSample(sample.name);
  return species === "All" || stated === null || stated === species ? [] : [`${id} tests ${sample.name} as ${species}`];
};

const controls: RecordRule = ({ id, control, sample, outcome }, { product }) => {
  const symbols = symbolsOf(product);
  const lacking = symbols.filter((symbol) => nullLines[symbol]?.test(sample.name));
  const reasons =
    outcome === "supports" && lacking.length > 0 ? [`${id} sees ${lacking.join()} in ${sample.name}`] : [];
  if (control.kind !== "ko" && control.kind !== "kd") return reasons;
  const named = symbols.filter((symbol) => (control.id ?? "").toUpperCase().includes(symbol));
  if (named.length !== symbols.length) reasons.push(`${id} removes another gene: ${control.id}`);
  if (!control.id?.startsWith(`${sample.name},`)) reasons.push(`${id} compares ${sample.name} with ${control.id}`);
  if (control.kind === "ko" && symbols.some((symbol) => lethal.test(symbol)))
    reasons.push(`${id} deletes ${symbols.join()}, without which cells die`);
  return reasons;
};

/** A test of the same clone in another format used a lot of that other product. */
const lotsTested = (testedKey: string | null, { product, lots, lotsOf }: CatalogueRecord): readonly Lot[] =>
  testedKey === null || testedKey === product.key ? lots : lotsOf(testedKey);

const origins: RecordRule = ({ id, lot, testedKey, secondAntibody, protocolId, demonstration }, catalogue) => {
  const { product, find } = catalogue;
  const { clone, protocols, host } = product.attributes;
  const made = lotsTested(testedKey, catalogue);
  // For a product that has not shipped, the catalogue entry contains the lot that was tested.
  const lots = made.length > 0 || testedKey !== null ? made : product.attributes.lots;
  const reasons: string[] = [];
  if (!demonstration) reasons.push(`${id} is not marked as demonstration`);
  if (lot !== null && !lots.some(({ number }) => number === lot)) reasons.push(`${id} has the unknown lot ${lot}`);
  if (protocolId !== null && !protocols.some((protocol) => protocol.id === protocolId))
    reasons.push(`${id} has the unknown protocol ${protocolId}`);
  const tested = testedKey === null ? undefined : find(testedKey)?.attributes;
  if (testedKey !== null && (tested?.clone !== clone || tested?.host !== host))
    reasons.push(`${id} was made with ${testedKey}, another clone`);
  const [second] = secondAntibody?.split(",") ?? [];
  const other = second === undefined ? undefined : find(second);
  if (second !== undefined) {
    const shared = other && symbolsOf(other).some((symbol) => symbolsOf(product).includes(symbol));
    const sameClone = other?.key === product.key || (clone !== null && other?.attributes.clone === clone);
    if (!shared || sameClone) reasons.push(`${id} calls ${secondAntibody} independent`);
  }
  return reasons;
};

/** The dates must be in this order: lot made, test performed, published, withdrawn. */
const order: RecordRule = ({ id, lot, testedKey, performed, published, state }, catalogue) => {
  const steps = [
    ["made", lotsTested(testedKey, catalogue).find(({ number }) => number === lot)?.made],
    ["performed", performed],
    ["published", published],
    ["withdrawn", state.kind === "withdrawn" ? state.day : null],
  ] as const;
  const known = steps.filter(([, day]) => day);
  return known.flatMap(([step, day], at) => {
    const [next, nextDay] = known[at + 1] ?? [];
    return day && nextDay && day > nextDay ? [`${id} was ${next} on ${nextDay}, before it was ${step} on ${day}`] : [];
  });
};

const eachRecord =
  (rule: RecordRule): Rule =>
  (catalogue) =>
    catalogue.evidence.records.flatMap((record) => rule(record, catalogue));

/** Verdicts allowed for a listed application and species, and verdicts reserved for them. */
const usable = ["validated", "recommended", "mixed"];
const claims = ["validated", "recommended"];

const verdicts: Rule = ({ product, evidence }) => {
  const [lot] = product.attributes.lots;
  if (!isAntibody(product) || !lot) return evidence.records.length > 0 ? ["has records, but is not an antibody"] : [];
  const listed = new Set(
    lot.applications.flatMap(({ codeForDisplay, species }) => species.map((one) => `${codeForDisplay} ${one}`)),
  );
  return evidenceMatrix(product, evidence).cells.flatMap(({ application, species, verdict: { kind } }) => {
    const isListed = listed.has(`${application} ${species}`);
    if (isListed ? usable.includes(kind) : !claims.includes(kind)) return [];
    return [`${isListed ? "lists" : "does not list"} ${application} in ${species}, which is ${kind}`];
  });
};

/** A figure shows one lot, and the tests of a lot show no figures of other lots. */
const figuresOfLots: Rule = ({ product, evidence, lots }) => {
  const lotOf = new Map<string, string | null>();
  const reasons = evidence.records.flatMap(({ id, lot, figureIds }) =>
    figureIds.flatMap((figureId) => {
      const other = lotOf.get(figureId) ?? lot;
      lotOf.set(figureId, other);
      return other === lot ? [] : [`${id} shows ${figureId} with lot ${lot}, which is of lot ${other}`];
    }),
  );
  const known = new Set(product.attributes.figures.map(({ id }) => id));
  const wrong = lots.flatMap(({ number, tests }) =>
    tests
      .flatMap(({ figureIds }) => figureIds)
      .filter((figureId) => !known.has(figureId) || lotOf.get(figureId) !== number)
      .map((figureId) => `lot ${number} shows ${figureId}, which is not its own`),
  );
  return [...reasons, ...wrong];
};

const figuresOfRecords: Rule = ({ product, evidence }) => {
  if (!isAntibody(product)) return [];
  const used = new Set(evidence.records.flatMap(({ figureIds }) => figureIds));
  return product.attributes.figures
    .filter(({ id, figureType }) => figureType !== "Other" && !used.has(id))
    .map(({ id }) => `has the figure ${id} without a record`);
};

const homologies: Rule = ({ product, evidence }) => {
  const reactivity = reactivityOf(product);
  const [lot] = product.attributes.lots;
  const complete = evidence.homology.filter(({ identity }) => identity === 1).map(({ species }) => species);
  const listed = lot?.homology ?? [];
  return [
    ...evidence.homology
      .filter((entry) => !v.safeParse(homologySchema, entry).success)
      .map(({ species }) => `has a homology of ${species} that is none`),
    ...evidence.homology
      .filter(({ species }) => reactivity.includes(species))
      .map(({ species }) => `predicts ${species}, which it detects`),
    ...(complete.sort().join() === [...listed].sort().join() ? [] : [`lists ${listed}, has 100 % in ${complete}`]),
  ];
};

export const evidenceRules: Readonly<Record<string, Rule>> = {
  "form of records": eachRecord(schema),
  "figures of records": eachRecord(figures),
  "samples of records": eachRecord(samples),
  "controls of records": eachRecord(controls),
  "origin of records": eachRecord(origins),
  "order of days": eachRecord(order),
  "verdicts and applications": verdicts,
  "figures without a record": figuresOfRecords,
  "figures of lots": figuresOfLots,
  "homology and species": homologies,
};
