/**
 * Antigens from a table of all human targets (`--targets`): tab-separated, with header line, `|` between list items.
 */
import { readTabSeparated } from "@domain/tables/tab-separated";
import { type Antigen, type AntigenClass, type Place, predictedWeight } from "./table";

/** Class of a target by its gene groups, protein name and enzyme number; the first match applies. */
const classRules: readonly (readonly [RegExp, AntigenClass, Place])[] = [
  [/histone(?! (?:deacet|acet|methyl|lysine))/i, "histone", "nucleus"],
  [/receptor tyrosine kinase/i, "rtk", "membrane"],
  [/kinase|\b2\.7\.1[0-4]\./i, "kinase", "cytoplasm"],
  [/phosphatase|\b3\.1\.3\./i, "phosphatase", "cytoplasm"],
  [/cd molecule|immunoglobulin.*receptor/i, "cd", "membrane"],
  [
    /interleukin(?!.*receptor)|chemokine ligand|growth factor(?!.*receptor)|interferon(?!.*(?:receptor|induced|regulatory))/i,
    "cytokine",
    "secreted",
  ],
  [/zinc finger|homeobox|transcription factor|forkhead|bHLH|nuclear hormone/i, "tf", "nucleus"],
  [/channel|connexin/i, "channel", "membrane"],
  [/solute carrier|transporter/i, "transporter", "membrane"],
  [/receptor/i, "receptor", "membrane"],
  [/ubiquitin|ring finger/i, "ubiquitin", "cytoplasm"],
  [/ribosomal protein/i, "ribosome", "cytoplasm"],
  [/rna binding|splicing|helicase/i, "rna", "nucleus"],
  [/collagen|laminin|extracellular matrix/i, "matrix", "secreted"],
  [/cadherin|integrin|claudin/i, "adhesion", "junction"],
  [/actin|tubulin|keratin|myosin|kinesin/i, "cytoskeleton", "cytoskeleton"],
  [/peptidase|protease|\b3\.4\./i, "protease", "cytoplasm"],
  [/mitochondri/i, "enzyme", "mitochondria"],
  [/\b[1-7]\.[0-9]+\.[0-9]+\.|ase\b/i, "enzyme", "cytoplasm"],
];

const items = (text: string | undefined): string[] => (text ?? "").split("|").filter((item) => item !== "");

/**
 * Reads the table. Rows without UniProt accession, Entrez id or length are skipped, because an antigen needs them.
 * @throws if a required column is missing
 */
export function parseExternalTargets(text: string): Antigen[] {
  const { column, optionalColumn, rows } = readTabSeparated(text, "targets");
  const at = {
    symbol: column("symbol"),
    name: column("name"),
    aliases: column("alias_symbols"),
    // The column of former symbols is optional.
    former: optionalColumn("prev_symbols"),
    entrez: column("entrez_id", "entrez"),
    uniprot: column("uniprot"),
    protein: column("protein_name"),
    length: column("length_aa"),
    groups: column("gene_groups"),
    ec: column("ec"),
    cd: column("cd"),
    mouse: optionalColumn("mouse_symbol"),
  };
  const antigens: Antigen[] = [];
  for (const cell of rows) {
    const lengthAa = Number(cell(at.length));
    const symbol = cell(at.symbol);
    const uniprot = items(cell(at.uniprot))[0];
    if (symbol === "" || !uniprot || !/^[0-9]+$/.test(cell(at.entrez)) || !(lengthAa > 0)) continue;
    const groups = items(cell(at.groups));
    const protein = cell(at.protein) || cell(at.name);
    const searched = [...groups, protein, cell(at.ec), cell(at.cd) ? "CD molecule" : ""].join(" ; ");
    const [, antigenClass, place] =
      classRules.find(([pattern]) => pattern.test(searched)) ?? ([null, "marker", "cytoplasm"] as const);
    const predictedKda = predictedWeight(lengthAa);
    const mouseSymbol = items(cell(at.mouse))[0];
    const family = groups[0] ? ` and is listed in the gene group ${groups[0]}` : "";
    antigens.push({
      id: symbol,
      display: symbol,
      genes: [
        {
          symbol,
          name: cell(at.name),
          uniprot,
          entrez: cell(at.entrez),
          aliases: [...new Set([...items(cell(at.aliases)), ...items(cell(at.former))])],
          lengthAa,
        },
      ],
      antigenClass,
      place,
      observedKda: [predictedKda],
      smear: false,
      predictedKda,
      modifications: [],
      text: `is the product of the human gene ${symbol} (${protein}); its canonical form has ${lengthAa} residues${family}`,
      ...(mouseSymbol && { mouseSymbol }),
    });
  }
  return antigens;
}
