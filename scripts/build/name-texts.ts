/** Joins the tables of data/names/ into the texts of the name table, for the server build and for tests. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";
import { cloneKey, foldName } from "../../domain/query-reading/fold-name.ts";
import type { ConceptKind, NameTexts, SmallTables } from "../../domain/query-reading/name-table.ts";
import { root } from "../setup/install.mjs";
import { keptText } from "./kept-text.ts";
import {
  countPathways,
  groupForms,
  mostSpecific,
  numberedFamilies,
  otherNumber,
  type Pathway,
  pathwayWords,
  titleForms,
} from "./set-names.ts";
import {
  aliasWords,
  keratinWords,
  memberNames,
  otherWords,
  peptidesOf,
  receptorWords,
  spokenNames,
  withoutSymbols,
} from "./spoken-names.ts";

const folder = join(root, "data/names");
type Rows = readonly (readonly string[])[];
const rows = (name: string): Rows =>
  readFileSync(join(folder, name), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
const items = (text: string | undefined, separator: string): string[] =>
  (text ?? "").split(separator).filter((item) => item !== "");

/** "phospho Ser139" */
function modificationOf(text: string | undefined): SmallTables["bench"][number][1] {
  const [kind, ...residues] = items(text, " ");
  return kind === undefined ? null : { kind, residues };
}

/** The tables, and the code that reads them. */
export const nameTextInputs = (): readonly string[] => [
  ...readdirSync(folder)
    .sort()
    .map((name) => join(folder, name)),
  ...["kept-text", "name-texts", "set-names", "spoken-names"].map((name) => join(root, `scripts/build/${name}.ts`)),
  join(root, "domain/query-reading/fold-name.ts"),
];

/** Cached: joining takes more than a second, and a full test run needs the texts in six processes. */
export const readNameTexts = (): NameTexts =>
  JSON.parse(
    keptText({
      folder: join(root, ".cache/name-texts"),
      files: nameTextInputs(),
      make: () => JSON.stringify(joinTables()),
    }),
  );

function joinTables(): NameTexts {
  const references = new Map<string, Set<string>>();
  /** Names in their original spelling, to distinguish them from clones. */
  const spelt = new Set<string>();
  const add = (name: string, reference: string): void => {
    const key = foldName(name);
    // A number without letters is not a name.
    if (key.length < 2 || !/\p{L}/u.test(key)) return;
    spelt.add(cloneKey(name));
    const known = references.get(key);
    if (known) known.add(reference);
    else references.set(key, new Set([reference]));
  };
  /** Names from the tables take precedence over derived names. */
  const addUnlessKnown = (named: readonly (readonly [name: string, reference: string])[]): void => {
    for (const [name, reference] of named.filter(([one]) => !references.has(foldName(one)))) add(name, reference);
  };
  const geneRows = rows("genes.tsv");
  const benchRows = rows("bench-names.tsv");
  const conceptRows = rows("concepts.tsv");
  const genes: string[] = [];
  for (const [symbol = "", name = "", protein, others, mouse, hgnc, entrez, uniprot] of geneRows) {
    genes.push(`${symbol}\t${name}\t${uniprot}\t${hgnc}\t${entrez}\t`);
    add(symbol, `s${symbol}`);
    for (const one of [name, protein ?? ""]) {
      add(one, `n${symbol}`);
      // "isocitrate dehydrogenase (NADP(+)) 1" is also added without the bracketed part.
      add(one.replaceAll(/ \((?:[^()]|\([^()]*\))*\)/g, ""), `n${symbol}`);
    }
    for (const one of items(others, "|")) for (const words of [one, ...aliasWords(one)]) add(words, `a${symbol}`);
    for (const one of items(mouse, "|")) add(one, `m${symbol}`);
  }
  const bench: SmallTables["bench"][number][] = [];
  const counterparts: (readonly [symbol: string, human: readonly string[]])[] = [];
  for (const [symbol = "", organism, name, names, human, uniprot = ""] of rows("other-proteins.tsv")) {
    genes.push(`${symbol}\t${name} (${organism})\t${uniprot}\t\t\t`);
    for (const one of items(names, ";")) add(one, `b${bench.length}`);
    bench.push([[symbol], null]);
    if (human) counterparts.push([symbol, items(human, ",")]);
  }
  const inUse: (readonly [name: string, reference: string])[] = [];
  for (const [names, readings, modification] of benchRows) {
    for (const reading of items(readings, "|")) {
      const reference = `b${bench.length}`;
      for (const name of items(names, ";")) {
        add(name, reference);
        inUse.push(...otherWords(name).map((other) => [other, reference] as const));
      }
      bench.push([items(reading, ","), modificationOf(modification)]);
    }
  }
  const pathways = rows("pathways.tsv").map(
    ([pathway = "", title = "", members]): Pathway => ({ id: pathway, title, genes: items(members, ",") }),
  );
  const membersOf = new Map(pathways.map((pathway) => [pathway.id, pathway.genes]));
  const concepts: Record<string, readonly [ConceptKind, string, readonly string[]]> = {};
  const spokenByGene = spokenNames(geneRows);
  for (const [id = "", kind, names, markers, pathway = ""] of conceptRows) {
    const [name = id, ...more] = items(names, ";");
    for (const one of [name, ...more]) add(one, `c${id}`);
    if (kind === "family")
      for (const [other, symbol] of memberNames(spokenByGene, [name, ...more])) add(other, `a${symbol}`);
    const members = [...items(markers, ","), ...(membersOf.get(pathway) ?? [])];
    concepts[id] = [kind as ConceptKind, name, [...new Set(members)]];
  }
  const eastAsian = Object.fromEntries(
    rows("east-asian.tsv").flatMap(([english = "", ja, zh]) =>
      [...items(ja, ";"), ...items(zh, ";")].map((word) => [word, english] as const),
    ),
  );
  const made = geneRows.flatMap(([symbol = "", name = "", protein = ""]) =>
    [name, protein].flatMap((one) =>
      [...otherWords(one), ...peptidesOf(one), ...receptorWords(one), ...keratinWords(one)].map(
        (other) => [other, `a${symbol}`] as const,
      ),
    ),
  );
  const untitled = withoutSymbols(rows("genes.tsv").map(([symbol = "", , protein = ""]) => [symbol, protein]));
  // "Protein jagged-1" is called jagged-1.
  const bare = geneRows.flatMap(([symbol = "", , protein = ""]) => {
    const [, called] = /^Protein ([A-Za-z]\S{3,})$/.exec(protein) ?? [];
    return called === undefined ? [] : [[called, `a${symbol}`] as const];
  });
  addUnlessKnown([...inUse, ...made, ...untitled, ...bare]);
  for (const [clones, members, modification] of rows("clones.tsv")) {
    const reference = `b${bench.length}`;
    for (const clone of items(clones, ";")) {
      const others = [...(references.get(foldName(clone)) ?? [])];
      if (others.length === 0 && /\p{L}/u.test(clone)) add(clone, reference);
      // Bench names take precedence over clones. Two names with the same spelling both count.
      else if (others.every((one) => "snma".includes(one.charAt(0))))
        references.set(cloneKey(clone), new Set([reference, ...(spelt.has(cloneKey(clone)) ? others : [])]));
    }
    bench.push([items(members, ","), modificationOf(modification), true]);
  }
  const genesNamed = (name: string): string[] =>
    [...(references.get(foldName(name)) ?? [])].flatMap((one) =>
      one.startsWith("b") ? (bench[Number(one.slice(1))]?.[0] ?? []) : one.startsWith("c") ? [] : [one.slice(1)],
    );
  const counted = countPathways(pathways);
  const pathwayLines = pathways.map(
    (pathway) => `${pathway.id}\t${pathway.title}\t${mostSpecific(pathway, genesNamed, counted).join(",")}`,
  );
  addUnlessKnown(
    conceptRows.flatMap(([concept, kind, all]) =>
      kind === "cell-type" || kind === "location"
        ? items(all, ";").flatMap((name) => otherNumber(name).map((other) => [other, `c${concept}`] as const))
        : [],
    ),
  );
  addUnlessKnown(
    conceptRows.flatMap(([concept, kind, all]) =>
      kind === "process"
        ? items(all, ";").flatMap((name) => pathwayWords(name).map((other) => [other, `c${concept}`] as const))
        : [],
    ),
  );
  const groups = [
    ...rows("groups.tsv").map(([name = "", members]) => [name, items(members, ",")] as const),
    ...numberedFamilies(geneRows),
  ];
  addUnlessKnown(groups.flatMap(([name], at) => groupForms(name).map((form) => [form, `g${at}`] as const)));
  addUnlessKnown(
    pathways.flatMap(({ id: pathway, title }) =>
      [pathway, ...titleForms(title)].map((form) => [form, `w${pathway}`] as const),
    ),
  );
  const counts = new Map<string, number>();
  const spoken = [
    ...geneRows.flatMap(([, name = "", protein = ""]) => [name, protein]),
    ...benchRows.map(([names = ""]) => names),
    ...conceptRows.map(([, , names = ""]) => names),
  ];
  for (const text of spoken)
    for (const word of new Set(text.toLowerCase().match(/[a-z]{6,}/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  // Words that occur in only one name are kept if they are long enough to be distinctive.
  const words = [...counts].flatMap(([word, count]) => (count > 1 || word.length >= 10 ? [word] : []));
  const small: SmallTables = {
    words: words.sort().join(" "),
    bench,
    concepts,
    ligands: rows("ligands.tsv").map(([ligands, receptors]) => [items(ligands, ","), items(receptors, ",")]),
    groups,
    counterparts,
    eastAsian,
  };
  const byKey = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]) => (left < right ? -1 : 1);
  const byCodeUnit = (left: string, right: string) =>
    byKey([left.split("\t")[0] ?? "", 0], [right.split("\t")[0] ?? "", 0]);
  const lookup = [...references].sort(byKey).map(([key, refs]) => `${key}\t${[...refs].join(",")}\n`);
  const sorted = (lines: string[]) => `${lines.sort(byCodeUnit).join("\n")}\n`;
  return {
    lookup: lookup.join(""),
    genes: sorted(genes),
    pathways: sorted(pathwayLines),
    small: JSON.stringify(small),
  };
}

const id = "virtual:name-texts";

/** The module for esbuild. */
export const nameTextsModule: EsbuildPlugin = {
  name: "name-texts",
  setup(build) {
    build.onResolve({ filter: /^virtual:name-texts$/ }, () => ({ path: id, namespace: id }));
    build.onLoad({ filter: /.*/, namespace: id }, () => ({
      contents: JSON.stringify(readNameTexts()),
      loader: "json",
    }));
  },
};

/** The long texts, one file each next to the bundles. */
const textFiles = { lookup: "name-lookup.txt", genes: "name-genes.txt", pathways: "name-pathways.txt" } as const;
type LongText = keyof typeof textFiles;

/**
 * Like `nameTextsModule`, with the long texts in files beside the bundle, which the runtime loads as text modules. As
 * literals they are half of the code that the runtime compiles for each worker.
 */
export const nameTextFiles: EsbuildPlugin = {
  name: "name-text-files",
  setup(build) {
    const { outdir = "" } = build.initialOptions;
    build.onResolve({ filter: /^virtual:name-texts$/ }, () => ({ path: id, namespace: id }));
    build.onResolve({ filter: /\.txt$/, namespace: id }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /.*/, namespace: id }, () => {
      const { small, ...long } = readNameTexts();
      const names = Object.keys(textFiles) as LongText[];
      mkdirSync(outdir, { recursive: true });
      for (const name of names) writeFileSync(join(outdir, textFiles[name]), long[name]);
      return {
        contents: `
          ${names.map((name) => `import ${name} from "./${textFiles[name]}";`).join("\n")}
          export default { ${names.join(", ")}, small: ${JSON.stringify(small)} };`,
        loader: "js",
      };
    });
  },
};

/** The files of {@link nameTextFiles}, as modules of a worker.\n@param folder of the bundle */
export const nameTextModules = (folder: string): { type: "Text"; path: string }[] =>
  Object.values(textFiles).map((file) => ({ type: "Text", path: join(folder, file) }));

/**
 * Serves the texts as the module `virtual:name-texts`.
 * @param isBundledLater leaves the import to esbuild, which bundles the output
 */
export function nameTexts({ isBundledLater = false } = {}): Plugin {
  return {
    name: "name-texts",
    resolveId: (source) => (source === id ? (isBundledLater ? { id, external: true } : `\0${id}`) : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null;
      return `export default ${JSON.stringify(readNameTexts())};`;
    },
  };
}
