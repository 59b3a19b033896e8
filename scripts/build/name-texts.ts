/** Joins the tables of data/names/ into the texts of the name table, for the server build and for tests. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";
import { foldName } from "../../domain/query-reading/fold-name.ts";
import type { ConceptKind, NameTexts, SmallTables } from "../../domain/query-reading/name-table.ts";
import { root } from "../setup/install.mjs";

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

/**
 * Names of a family's members by its other names: "PKC epsilon" from "protein kinase C epsilon", where the family is
 * "PKC" or "protein kinase C".
 */
function memberNames(spoken: readonly Spoken[], names: readonly string[]): (readonly [name: string, symbol: string])[] {
  const firstWords = new Set(names.map(firstWordOf));
  return spoken
    .filter(({ firstWord }) => firstWords.has(firstWord))
    .flatMap(({ symbol, text }) =>
      names.flatMap((name) => {
        const member = text.toLowerCase().startsWith(`${name} `) ? text.slice(name.length) : "";
        // Longer endings describe the member rather than name it.
        const named = /^(?: [A-Za-z0-9]{1,7}){1,2}$/.test(member);
        return named ? names.flatMap((other) => (other === name ? [] : [[other + member, symbol] as const])) : [];
      }),
    );
}

/** A written-out name of a gene or its protein. */
interface Spoken {
  readonly symbol: string;
  readonly text: string;
  /** In small letters; most families are told apart by it. */
  readonly firstWord: string;
}

const firstWordOf = (text: string): string => text.split(" ", 1)[0] ?? "";

const spokenNames = (genes: Rows): readonly Spoken[] =>
  genes.flatMap(([symbol = "", name = "", protein = ""]) =>
    [name, protein].map((text) => ({ symbol, text, firstWord: firstWordOf(text).toLowerCase() })),
  );

/** Names of proteins and their short forms, either of which names of other proteins contain. */
const shortForms: readonly (readonly [full: string, short: string])[] = [
  ["bone morphogenetic protein", "BMP"],
  ["cyclin dependent kinase", "CDK"],
  ["eph receptor", "ephrin receptor"],
  ["epidermal growth factor", "EGF"],
  ["eukaryotic translation initiation factor", "eukaryotic initiation factor"],
  ["eukaryotic translation elongation factor", "eukaryotic elongation factor"],
  ["fibroblast growth factor", "FGF"],
  ["heat shock protein", "HSP"],
  ["hepatocyte growth factor", "HGF"],
  ["hypoxia inducible factor", "HIF"],
  ["insulin like growth factor", "IGF"],
  ["interferon", "IFN"],
  ["interleukin", "IL"],
  ["low density lipoprotein", "LDL"],
  ["mitogen activated protein kinase", "MAPK"],
  ["mitogen activated protein kinase", "MAP kinase"],
  ["nerve growth factor", "NGF"],
  ["nuclear factor kappa B", "NF kappa B"],
  ["platelet derived growth factor", "PDGF"],
  ["protein kinase C", "PKC"],
  ["toll like receptor", "TLR"],
  ["transforming growth factor", "TGF"],
  ["tumor necrosis factor", "TNF"],
  ["vascular endothelial growth factor", "VEGF"],
];
/** Words behind a name that people leave out. */
const leftOut = / (?:chain|homolog|protein|transcription factor)$/;

/**
 * A written-out name in other words: "TNF receptor associated factor 6" is also "tumor necrosis factor receptor associated
 * factor 6", "collagen type I alpha 1 chain" needs no "chain", "casein kinase 2 subunit beta" no "subunit".
 */
function otherWords(name: string): readonly string[] {
  const text = ` ${name.replaceAll("-", " ")} `.toLowerCase();
  const replaced = shortForms.flatMap(([full, short]) =>
    [
      [full, short],
      [short, full],
    ].flatMap(([from = "", to = ""]) => {
      const other = text.replace(` ${from.toLowerCase()} `, ` ${to} `);
      return other === text ? [] : [other.trim()];
    }),
  );
  const shorter = [name, ...replaced].flatMap((one) => [
    one.replace(leftOut, ""),
    one.replace(/ subunit (?=[\w-]+$)/, " "),
  ]);
  return [...replaced, ...shorter].filter((one) => one !== name && one.includes(" "));
}

/** Words that a name needs to stand without the symbol at its end. */
const fewestWords = 5;

/** "Induced myeloid leukemia cell differentiation protein Mcl-1" without "Mcl-1", unless another gene is called so. */
function withoutSymbols(proteins: readonly (readonly [symbol: string, protein: string])[]) {
  const bySpoken = new Map<string, Set<string>>();
  for (const [symbol, protein] of proteins) {
    const [, spoken = ""] = /^(.+ protein) [\w-]*[\dA-Z][\w-]*$/.exec(protein) ?? [];
    if (spoken.split(" ").length >= fewestWords) bySpoken.set(spoken, (bySpoken.get(spoken) ?? new Set()).add(symbol));
  }
  return [...bySpoken].flatMap(([spoken, [symbol, ...others]]) =>
    others.length === 0 ? [[spoken, `a${symbol}`] as const] : [],
  );
}

export function readNameTexts(): NameTexts {
  const references = new Map<string, Set<string>>();
  const add = (name: string, reference: string): void => {
    const key = foldName(name);
    // A number alone is no name.
    if (key.length < 2 || !/\p{L}/u.test(key)) return;
    const known = references.get(key);
    if (known) known.add(reference);
    else references.set(key, new Set([reference]));
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
      // "isocitrate dehydrogenase (NADP(+)) 1" is called by the rest of its name.
      add(one.replaceAll(/ \((?:[^()]|\([^()]*\))*\)/g, ""), `n${symbol}`);
    }
    for (const one of items(others, "|")) add(one, `a${symbol}`);
    for (const one of items(mouse, "|")) add(one, `m${symbol}`);
  }
  const bench: (readonly [readonly string[], ReturnType<typeof modificationOf>])[] = [];
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
  const pathways = new Map(rows("pathways.tsv").map(([id = "", , members]) => [id, items(members, ",")]));
  const concepts: Record<string, readonly [ConceptKind, string, readonly string[]]> = {};
  const spokenByGene = spokenNames(geneRows);
  for (const [id = "", kind, names, markers, pathway = ""] of conceptRows) {
    const [name = id, ...more] = items(names, ";");
    for (const one of [name, ...more]) add(one, `c${id}`);
    if (kind === "family")
      for (const [other, symbol] of memberNames(spokenByGene, [name, ...more])) add(other, `a${symbol}`);
    const members = [...items(markers, ","), ...(pathways.get(pathway) ?? [])];
    concepts[id] = [kind as ConceptKind, name, [...new Set(members)]];
  }
  const eastAsian = Object.fromEntries(
    rows("east-asian.tsv").flatMap(([english = "", ja, zh]) =>
      [...items(ja, ";"), ...items(zh, ";")].map((word) => [word, english] as const),
    ),
  );
  // Names of the tables decide over those made from them.
  const made = geneRows.flatMap(([symbol = "", name = "", protein = ""]) =>
    [name, protein].flatMap((one) => otherWords(one).map((other) => [other, `a${symbol}`] as const)),
  );
  const untitled = withoutSymbols(rows("genes.tsv").map(([symbol = "", , protein = ""]) => [symbol, protein]));
  for (const [name, reference] of [...inUse, ...made, ...untitled].filter(([one]) => !references.has(foldName(one))))
    add(name, reference);
  const counts = new Map<string, number>();
  const spoken = [
    ...geneRows.flatMap(([, name = "", protein = ""]) => [name, protein]),
    ...benchRows.map(([names = ""]) => names),
    ...conceptRows.map(([, , names = ""]) => names),
  ];
  for (const text of spoken)
    for (const word of new Set(text.toLowerCase().match(/[a-z]{6,}/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].flatMap(([word, count]) => (count > 1 ? [word] : []));
  const small: SmallTables = {
    words: words.sort().join(" "),
    bench,
    concepts,
    ligands: rows("ligands.tsv").map(([ligands, receptors]) => [items(ligands, ","), items(receptors, ",")]),
    groups: rows("groups.tsv").map(([, members]) => items(members, ",")),
    counterparts,
    eastAsian,
  };
  const byKey = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]) => (left < right ? -1 : 1);
  const byCodeUnit = (left: string, right: string) =>
    byKey([left.split("\t")[0] ?? "", 0], [right.split("\t")[0] ?? "", 0]);
  const lookup = [...references].sort(byKey).map(([key, refs]) => `${key}\t${[...refs].join(",")}\n`);
  return { lookup: lookup.join(""), genes: `${genes.sort(byCodeUnit).join("\n")}\n`, small: JSON.stringify(small) };
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

/** The long texts, each a file beside the bundles. */
const textFiles = { lookup: "name-lookup.txt", genes: "name-genes.txt" } as const;

/**
 * The same with the long texts in files beside the bundle, which the runtime loads as text modules: as literals they are
 * half of the code that it compiles for each worker.
 */
export const nameTextFiles: EsbuildPlugin = {
  name: "name-text-files",
  setup(build) {
    const { outdir = "" } = build.initialOptions;
    build.onResolve({ filter: /^virtual:name-texts$/ }, () => ({ path: id, namespace: id }));
    build.onResolve({ filter: /\.txt$/, namespace: id }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /.*/, namespace: id }, () => {
      const { lookup, genes, small } = readNameTexts();
      mkdirSync(outdir, { recursive: true });
      writeFileSync(join(outdir, textFiles.lookup), lookup);
      writeFileSync(join(outdir, textFiles.genes), genes);
      return {
        contents: `
          import lookup from "./${textFiles.lookup}";
          import genes from "./${textFiles.genes}";
          export default { lookup, genes, small: ${JSON.stringify(small)} };`,
        loader: "js",
      };
    });
  },
};

/** The files of {@link nameTextFiles}, as modules of a worker. @param folder of the bundle */
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
