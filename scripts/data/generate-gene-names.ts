/**
 * Writes data/names/{genes,groups,pathways}.tsv: `npm run generate-gene-names`. BENCHSIDE_REFERENCE_DATA names a folder
 * with `targets.tsv` (HGNC, UniProt, MGI) and `pathways.tsv` (WikiPathways). Sources and licenses:
 * data/names/README.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { foldName } from "../../domain/query-reading/fold-name.ts";
import { readTabSeparated } from "../../domain/tables/tab-separated.ts";
import { root } from "../setup/install.mjs";

const source = process.env.BENCHSIDE_REFERENCE_DATA;
if (!source) throw new Error("BENCHSIDE_REFERENCE_DATA must name a folder with targets.tsv and pathways.tsv");
const read = (name: string) => readTabSeparated(readFileSync(join(source, name), "utf8"), name);
const folder = join(root, "data/names");
const items = (text: string): string[] => text.split("|").filter((item) => item !== "");

/** Groups by structure or classification, whose members are otherwise unrelated. */
const unrelated = /containing|host genes|multiple genes|CD molecules|flavoproteins|receptor ligands|zinc fingers/i;
const maxGroup = 80;

const targets = read("targets.tsv");
const at = Object.fromEntries(
  ["symbol", "name", "alias_symbols", "prev_symbols", "hgnc_id", "entrez_id", "uniprot", "protein_name", "cd"]
    .concat("mouse_symbol", "gene_groups")
    .map((name) => [name, targets.column(name)]),
) as Readonly<Record<string, number>>;

const genes: string[] = [];
const groups = new Map<string, string[]>();
for (const cell of targets.rows) {
  const value = (name: string) => cell(at[name] ?? -1).trim();
  const symbol = value("symbol");
  if (symbol === "") continue;
  const seen = new Set([foldName(symbol)]);
  const fresh = (name: string): boolean => {
    const key = foldName(name);
    if (key.length < 2 || seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const name = value("name");
  seen.add(foldName(name));
  const protein = fresh(value("protein_name")) ? value("protein_name") : "";
  const others = [value("cd"), ...items(value("alias_symbols")), ...items(value("prev_symbols"))].filter(fresh);
  const mouse = value("mouse_symbol").split("|").filter(fresh);
  const uniprot = items(value("uniprot"))[0] ?? "";
  const line = [symbol, name, protein, others.join("|"), mouse.join("|"), value("hgnc_id").replace("HGNC:", "")];
  genes.push([...line, value("entrez_id"), uniprot].join("\t"));
  for (const group of items(value("gene_groups"))) {
    if (!unrelated.test(group)) groups.set(group, [...(groups.get(group) ?? []), symbol]);
  }
}
const byCode = (left: string, right: string) => (left < right ? -1 : 1);
write("genes.tsv", "symbol name protein others mouse hgnc entrez uniprot", genes.sort(byCode));
write(
  "groups.tsv",
  "group genes",
  [...groups]
    .filter(([, members]) => members.length > 1 && members.length <= maxGroup)
    .map(([group, members]) => `${group}\t${members.sort(byCode).join(",")}`)
    .sort(byCode),
);

/** Smaller pathways are single reactions, and larger ones cover a whole field. */
const [fewestMembers, maxMembers] = [3, 350];
const wanted = new Set(readFileSync(join(folder, "concepts.tsv"), "utf8").match(/WP\d+/g));
const pathways = read("pathways.tsv");
const columns = [pathways.column("id"), pathways.column("title"), pathways.column("genes")] as const;
const known = new Set(genes.map((line) => line.split("\t")[0]));
const chosen = [...pathways.rows].flatMap((cell) => {
  const [id, title, members] = columns.map(cell) as [string, string, string];
  const genes = items(members).filter((symbol) => known.has(symbol));
  const isNamed = wanted.delete(id);
  if (!isNamed && (genes.length < fewestMembers || genes.length > maxMembers)) return [];
  return [`${id}\t${title.trim()}\t${genes.join(",")}`];
});
if (wanted.size > 0) throw new Error(`pathways.tsv lacks ${[...wanted].join(", ")}`);
write("pathways.tsv", "id title genes", chosen.sort(byCode));

function write(name: string, header: string, lines: readonly string[]): void {
  writeFileSync(join(folder, name), `${[header.replaceAll(" ", "\t"), ...lines].join("\n")}\n`);
  console.log(`data/names/${name}: ${lines.length} rows`);
}
