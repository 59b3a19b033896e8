/** Additional search names of a product: of its genes, of its modified form, and identifiers. */
import type { Product } from "@contracts/catalogue/catalogue";
import { geneNames, modifiedNames, reagentNames, tagNames } from "./bench-names";

/** Maximum number of names: enough for three genes and their modified forms. */
const maxNames = 120;
/** Maximum length of a name that gets a "p-" form; longer names are descriptions. */
const maxPrefixed = 12;

/** Distinct names, most specific first. */
export function furtherNames({ name, attributes }: Product): string[] {
  const genes = attributes.targets;
  const known = genes.flatMap(({ symbol, aliases }) => [...(geneNames.get(symbol) ?? []), ...aliases]);
  const symbols = genes.map(({ symbol }) => symbol);
  const identifiers = [...genes.flatMap(({ uniprot }) => uniprot ?? []), attributes.rrid, attributes.casNumber].flatMap(
    (identifier) => identifier ?? [],
  );
  const modified = attributes.targetModifications.flatMap((code) => [
    ...symbols.flatMap((symbol) => modifiedNames.get(`${symbol} ${code}`) ?? []),
    ...namesOfForm(code, [...symbols, ...known]),
  ]);
  const own = genes.length > 0 ? targetNames(name) : [];
  const tag = attributes.host && attributes.epitopeTag ? namesOfTag(attributes.epitopeTag) : [];
  const reagent = reagentNames.get(name) ?? [];
  return [...new Set([...own, ...tag, ...reagent, ...known, ...modified, ...identifiers])].slice(0, maxNames);
}

/** Names of an epitope tag for antibodies against it; proteins that carry the tag do not match them. */
function namesOfTag(tag: string): string[] {
  return [`${tag} tag`, tag, ...(tagNames.get(tag) ?? [])];
}

/** Target names in a product name: "YAP", or both names of "p44/42 MAPK (Erk1/2) (137F5) Rabbit mAb". */
function targetNames(name: string): string[] {
  const [, target, inBrackets] =
    /^(?:(?:Phospho|Acetyl|(?:Mono|Di|Tri)-Methyl)-|Cleaved )?(.+?)(?: \(([^()]+)\).*| Antibody.*)$/.exec(name) ?? [];
  if (!target) return [];
  const second = inBrackets && /^[A-Za-z]{3,}\d?(?:\/\d)?$/.test(inBrackets) ? [inBrackets] : [];
  return [target, ...second];
}

const letters: Readonly<Record<string, string>> = { Arg: "R", Lys: "K", Ser: "S", Thr: "T", Tyr: "Y" };

/** Names of a modified form: "pSer473" of AKT1 is "p-AKT1"; "acLys27" of a histone H3 is "H3K27ac". */
function namesOfForm(code: string, names: readonly string[]): string[] {
  const [, kind, residue = "", position = ""] = /^(p|ac|me)([A-Z][a-z]{2})(\d+)$/.exec(code) ?? [];
  if (kind === undefined) return [];
  if (kind === "p") return names.filter((name) => name.length <= maxPrefixed).map((name) => `p-${name}`);
  const histone = names.map((name) => /^(H(?:2A|2B|3|4))/.exec(name)?.[1]).find((found) => found !== undefined);
  const letter = letters[residue];
  if (!histone || !letter) return [];
  const mark = `${histone}${letter}${position}`;
  return kind === "ac" ? [`${mark}ac`] : [`${mark}me3`, `${mark}me`];
}
