/**
 * The uses of a product as lines of text: applications with dilutions and species, and targets. Applications and
 * species come from the newest lot, which ships.
 */
import type { Application, Product } from "@contracts/catalogue/catalogue";
import { lotNumber } from "@contracts/catalogue/lots";
import * as v from "valibot";
import { applicationCodeOf, speciesCodeOf } from "../vocabulary/codes";
import { applicationNames, speciesNames } from "../vocabulary/names";
import { type ProductField, refused, type Written, withAttributes, written } from "./field";

/** In the order they are written: applications and species need a lot. */
export const usageFieldNames = ["lot", "reactivity", "homology", "applications", "targets"] as const;

type Lot = Product["attributes"]["lots"][number];
type Target = Product["attributes"]["targets"][number];
type Dilutions = Application["dilutionFactor"];

const maxLines = 40;
const linesOf = (value: string | null): string[] =>
  (value ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
const orNull = (text: string): string | null => text || null;

const emptyLot: Omit<Lot, "number"> = {
  ...{ reactivity: [], homology: [], sensitivity: "", concentration: null, applications: [] },
};

function withNewestLot(product: Product, over: Partial<Lot>): Written {
  const [newest, ...others] = product.attributes.lots;
  if (!newest) return refused("Name the lot that this describes first.");
  return written(withAttributes(product, { lots: [{ ...newest, ...over }, ...others] }));
}

/** A new number starts a lot with the applications of the previous one, until they are edited. */
const lot: ProductField = {
  read: ({ attributes }) => attributes.lots[0]?.number ?? null,
  write(product, value) {
    const { lots } = product.attributes;
    if (value === null) return lots.length === 0 ? written(product) : refused("A lot stays listed.");
    if (!v.is(lotNumber, value)) return refused("A lot number must have up to 20 capital letters and digits.");
    if (lots.slice(1).some(({ number }) => number === value)) return refused(`${value} is an earlier lot.`);
    const newest = { ...(lots[0] ?? emptyLot), number: value, concentration: null };
    return written(withAttributes(product, { lots: [newest, ...lots] }));
  },
};

/** Codes of species, known to the shop or in the product already; or the first that is neither. */
function speciesIn(texts: readonly string[], known: readonly string[]): readonly string[] | { readonly wrong: string } {
  const codes: string[] = [];
  for (const text of texts) {
    const code = known.includes(text) ? text : speciesCodeOf(text);
    if (code === undefined) return { wrong: text };
    if (!codes.includes(code)) codes.push(code);
  }
  return codes;
}

const noSpecies = (text: string) =>
  refused(`“${text.slice(0, 40)}” is not a species. Write ${Object.keys(speciesNames).join(", ")}.`);

const speciesList = (name: "reactivity" | "homology"): ProductField => ({
  read: ({ attributes }) => orNull((attributes.lots[0]?.[name] ?? []).join(" ")),
  write(product, value) {
    if (value === null && product.attributes.lots.length === 0) return written(product);
    const known = product.attributes.lots[0]?.[name] ?? [];
    const codes = speciesIn((value ?? "").split(/[\s,]+/).filter(Boolean), known);
    return "wrong" in codes ? noSpecies(codes.wrong) : withNewestLot(product, { [name]: [...codes] });
  },
});

const ratioText = ({ numerator, denominator }: NonNullable<Dilutions["optimal"]>): string =>
  `${numerator}:${denominator}`;

/** "WB 1:1000 1:500-1:2000 H M": code, dilution, range from strong to weak, species. */
function applicationLine({ codeForDisplay, dilutionFactor, species }: Application): string {
  const { optimal, low, high } = dilutionFactor;
  const range = low && high ? `${ratioText(high)}-${ratioText(low)}` : "";
  const one = optimal ?? (range === "" ? (low ?? high) : null);
  return [codeForDisplay, one ? ratioText(one) : "", range, ...species].filter(Boolean).join(" ");
}

function ratioOf(text: string): NonNullable<Dilutions["optimal"]> | null {
  const [, numerator = "", denominator = ""] = /^(\d{1,4}):(\d{1,7})$/.exec(text) ?? [];
  return Number(numerator) > 0 && Number(denominator) > 0
    ? { numerator: Number(numerator), denominator: Number(denominator) }
    : null;
}

/** The application in a line, or a text that states its fault. */
function applicationOf(line: string, known: readonly Application[]): Application | string {
  const same = known.find((each) => applicationLine(each) === line);
  if (same) return same;
  const [first = "", ...rest] = line.split(/[\s,]+/);
  const former = known.find(({ codeForDisplay }) => codeForDisplay === first);
  const code = former?.codeForDisplay ?? applicationCodeOf(first);
  if (code === undefined)
    return `“${first.slice(0, 40)}” is not an application. Write ${Object.keys(applicationNames).join(", ")}.`;
  const dilutions: { optimal: Dilutions["optimal"]; low: Dilutions["low"]; high: Dilutions["high"] } = {
    ...{ optimal: null, low: null, high: null },
  };
  const animals: string[] = [];
  for (const word of rest.filter(Boolean)) {
    const [from = "", to] = word.split(/[-–]/);
    if (!word.includes(":")) animals.push(word);
    else if (to === undefined) dilutions.optimal = ratioOf(from);
    else [dilutions.high, dilutions.low] = [ratioOf(from), ratioOf(to)];
    const isRead = to === undefined ? dilutions.optimal : dilutions.high && dilutions.low;
    if (word.includes(":") && !isRead)
      return `${code}: “${word.slice(0, 40)}” is not a dilution. Write 1:1000, or a range such as 1:500-1:2000.`;
  }
  const species = speciesIn(animals, former?.species ?? []);
  if ("wrong" in species)
    return `${code}: “${species.wrong.slice(0, 40)}” is not a species. Write ${Object.keys(speciesNames).join(", ")}.`;
  const names: Readonly<Record<string, { readonly en: string }>> = applicationNames;
  const common = former ?? { method: names[code]?.en ?? code, group: "", applicationMessage: null, protocolId: null };
  return { ...common, codeForDisplay: code, dilutionFactor: dilutions, species: [...species] };
}

const applications: ProductField = {
  read: ({ attributes }) => orNull((attributes.lots[0]?.applications ?? []).map(applicationLine).join("\n")),
  write(product, value) {
    if (value === null && product.attributes.lots.length === 0) return written(product);
    const lines = linesOf(value);
    if (lines.length > maxLines) return refused(`At most ${maxLines} applications.`);
    const known = product.attributes.lots[0]?.applications ?? [];
    const read: Application[] = [];
    for (const line of lines) {
      const application = applicationOf(line, known);
      if (typeof application === "string") return refused(application);
      if (read.some(({ codeForDisplay }) => codeForDisplay === application.codeForDisplay))
        return refused(`${application.codeForDisplay} occurs twice.`);
      read.push(application);
    }
    return withNewestLot(product, { applications: read });
  },
};

/** "AKT1 | AKT serine/threonine kinase 1 | P31749 | 207 | PKB, RAC-alpha" */
const targetLine = ({ symbol, name, uniprot, entrez, aliases }: Target): string =>
  [symbol, name, uniprot ?? "", entrez ?? "", aliases.join(", ")].join(" | ").replace(/[ |]+$/, "");

const accession = /^(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})$/;

function targetOf(line: string, known: readonly Target[]): Target | string {
  const same = known.find((each) => targetLine(each) === line);
  if (same) return same;
  const [symbol = "", name = "", uniprot = "", entrez = "", aliases = ""] = line.split("|").map((cell) => cell.trim());
  if (symbol === "" || name === "")
    return `“${line.slice(0, 40)}”: write symbol | name | UniProt | Entrez | other names.`;
  if (uniprot !== "" && !accession.test(uniprot))
    return `“${uniprot.slice(0, 40)}” is not a UniProt accession such as P31749.`;
  if (!/^\d{0,9}$/.test(entrez)) return `“${entrez.slice(0, 40)}” is not an Entrez gene id such as 207.`;
  const others = aliases.split(",").map((alias) => alias.trim());
  return { symbol, name, uniprot: orNull(uniprot), entrez: orNull(entrez), aliases: others.filter(Boolean) };
}

const targets: ProductField = {
  read: ({ attributes }) => orNull(attributes.targets.map(targetLine).join("\n")),
  write(product, value) {
    const lines = linesOf(value);
    if (lines.length > maxLines) return refused(`At most ${maxLines} targets.`);
    const read: Target[] = [];
    for (const line of lines) {
      const target = targetOf(line, product.attributes.targets);
      if (typeof target === "string") return refused(target);
      read.push(target);
    }
    return written(withAttributes(product, { targets: read }));
  },
};

const fields: Readonly<Record<(typeof usageFieldNames)[number], ProductField>> = {
  ...{ lot, reactivity: speciesList("reactivity"), homology: speciesList("homology"), applications, targets },
};

/** The field with this name; null if there is none. */
export function usageField(name: string): ProductField | null {
  const known = usageFieldNames.find((each) => each === name);
  return known ? fields[known] : null;
}
