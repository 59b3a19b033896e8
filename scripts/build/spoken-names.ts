/** Spelled-out names of genes and proteins, in other common wordings. */

/**
 * Names of a family's members built from the family's other names: "PKC epsilon" from "protein kinase C epsilon", if
 * the family is "PKC" or "protein kinase C".
 */
export function memberNames(
  spoken: readonly Spoken[],
  names: readonly string[],
): (readonly [name: string, symbol: string])[] {
  const firstWords = new Set(names.map(firstWordOf));
  return spoken
    .filter(({ firstWord }) => firstWords.has(firstWord))
    .flatMap(({ symbol, text }) =>
      names.flatMap((name) => {
        const member = text.toLowerCase().startsWith(`${name} `) ? text.slice(name.length) : "";
        // Longer endings describe the member and are not part of its name.
        const named = /^(?: [A-Za-z0-9]{1,7}){1,2}$/.test(member);
        return named ? names.flatMap((other) => (other === name ? [] : [[other + member, symbol] as const])) : [];
      }),
    );
}

/** A spelled-out name of a gene or its protein. */
interface Spoken {
  readonly symbol: string;
  readonly text: string;
  /** In lower case; most families differ in it. */
  readonly firstWord: string;
}

const firstWordOf = (text: string): string => text.split(" ", 1)[0] ?? "";

export const spokenNames = (genes: readonly (readonly string[])[]): readonly Spoken[] =>
  genes.flatMap(([symbol = "", name = "", protein = ""]) =>
    [name, protein].map((text) => ({ symbol, text, firstWord: firstWordOf(text).toLowerCase() })),
  );

/** Names and short forms of proteins that occur inside other proteins' names. */
const shortForms: readonly (readonly [full: string, short: string])[] = [
  ["5 hydroxytryptamine receptor", "serotonin receptor"],
  ["amyloid beta precursor protein", "amyloid beta A4 precursor protein"],
  ["bone morphogenetic protein", "BMP"],
  ["cyclin dependent kinase", "CDK"],
  ["eph receptor", "ephrin receptor"],
  ["epidermal growth factor", "EGF"],
  ["eukaryotic translation initiation factor", "eukaryotic initiation factor"],
  ["eukaryotic translation elongation factor", "eukaryotic elongation factor"],
  ["fibroblast growth factor", "FGF"],
  ["gamma aminobutyric acid", "GABA"],
  ["glutamate ionotropic receptor AMPA type", "AMPA receptor"],
  ["glutamate ionotropic receptor NMDA type", "NMDA receptor"],
  ["heat shock protein", "HSP"],
  ["hepatocyte growth factor", "HGF"],
  ["hypoxia inducible factor", "HIF"],
  ["insulin like growth factor", "IGF"],
  ["interferon", "IFN"],
  ["interleukin", "IL"],
  ["low density lipoprotein", "LDL"],
  ["coxsackievirus", "coxsackie"],
  ["mitogen activated protein kinase", "MAPK"],
  ["mitogen activated protein kinase", "MAP kinase"],
  ["nerve growth factor", "NGF"],
  ["nuclear factor kappa B", "NF kappa B"],
  ["platelet derived growth factor", "PDGF"],
  ["protein kinase C", "PKC"],
  ["taste 2 receptor member", "bitter taste receptor"],
  ["toll like receptor", "TLR"],
  ["transforming growth factor", "TGF"],
  ["tumor necrosis factor", "TNF"],
  ["vascular endothelial growth factor", "VEGF"],
];
/** Words after a name that people omit. */
const leftOut = / (?:chain|homolog|protein|transcription factor)$/;

/**
 * Other wordings of a spelled-out name: "tumor necrosis factor receptor associated factor 6" for "TNF receptor
 * associated factor 6", "collagen type I alpha 1" without "chain", "casein kinase 2 beta" without "subunit".
 */
export function otherWords(name: string): readonly string[] {
  return [name, ...alternatives(name)].flatMap((one) => [...(one === name ? [] : [one]), ...replacedWords(one)]);
}

/** "Orexin/Hypocretin receptor" contains two names of the receptor. */
function alternatives(name: string): readonly string[] {
  const [pair, left = "", right = ""] = /([A-Za-z]{4,})\/([A-Za-z]{4,})(?= receptor)/.exec(name) ?? [];
  return pair === undefined ? [] : [name.replace(pair, left), name.replace(pair, right)];
}

/** Receptors that differ in a letter and a number: "histamine receptor H1" is also "histamine H1". */
export function receptorWords(name: string): readonly string[] {
  const text = name.replace("acetylcholine receptor", "receptor");
  const [, first, middle, last] =
    /^(?:([A-Z]\d[A-Za-z]?) )?([A-Za-z][A-Za-z ]+?)(?: ([A-Z]\d[A-Za-z]?))? receptor$/.exec(text) ?? [];
  const [, behind, type] = /^([A-Za-z][A-Za-z ]+?) receptor (?:type )?([A-Z]\d?[A-Za-z]?)$/.exec(text) ?? [];
  const [kind, member] = [middle ?? behind, first ?? last ?? type];
  if (kind === undefined || member === undefined) return [];
  const forms = [
    `${kind} ${member} receptor`,
    `${member} ${kind} receptor`,
    `${kind} receptor ${member}`,
    `${kind} ${member}`,
  ];
  return forms.filter((form) => form !== name);
}

/** "CX43" is connexin 43. */
export function aliasWords(alias: string): readonly string[] {
  const [, number] = /^CX(\d\d(?:\.\d)?)$/.exec(alias) ?? [];
  return number === undefined ? [] : [`connexin ${number}`];
}

/** Short names of keratins 1 to 20, numbered as in the catalog of human keratins: "K14" and "CK14" of "keratin 14". */
export function keratinWords(name: string): readonly string[] {
  const [, number] = /^keratin (1?\d|20)$/.exec(name) ?? [];
  return number === undefined ? [] : [`K${number}`, `CK${number}`];
}

/** Peptides cleaved from a precursor: "galanin" from "galanin and GMAP prepropeptide". */
export function peptidesOf(name: string): readonly string[] {
  const [, peptides = ""] = /^([\w -]+) (?:prepropeptide|preproprotein|prohormone)$/.exec(name) ?? [];
  return peptides.split(/,? and |, /).filter((one) => one.length > 3);
}

function replacedWords(name: string): readonly string[] {
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
    one.replace(/ subunit (?=(?:(?:alpha|beta|gamma|delta|epsilon|zeta) )?[\w-]+$)/, " "),
    one.replace(/ type (?=[\dIV]+[A-C]?$)/, " "),
    one.replace(/(?<=[ -]like) protein (?=\d+[A-C]?$)/, " "),
    // "coxsackie and adenovirus receptor" is also said without "and".
    one.replace(/(?<=[A-Za-z]{3}) and (?=[A-Za-z]{3})/, " "),
  ]);
  return [...replaced, ...shorter].filter((one) => one !== name && one.includes(" "));
}

/** Minimum number of words for a name to be unambiguous without the symbol at its end. */
const fewestWords = 5;

/** "Induced myeloid leukemia cell differentiation protein Mcl-1" without "Mcl-1", unless another gene has that name. */
export function withoutSymbols(proteins: readonly (readonly [symbol: string, protein: string])[]) {
  const bySpoken = new Map<string, Set<string>>();
  for (const [symbol, protein] of proteins) {
    const [, spoken = ""] = /^(.+ protein) [\w-]*[\dA-Z][\w-]*$/.exec(protein) ?? [];
    if (spoken.split(" ").length >= fewestWords) bySpoken.set(spoken, (bySpoken.get(spoken) ?? new Set()).add(symbol));
  }
  return [...bySpoken].flatMap(([spoken, [symbol, ...others]]) =>
    others.length === 0 ? [[spoken, `a${symbol}`] as const] : [],
  );
}
