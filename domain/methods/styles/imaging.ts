/** Antibody tables of HuBMAP and of organ mapping antibody panels (OMAP), with the columns of their templates. */

import { markedRrid } from "../../product-page/rrid";
import { blanks, type DocumentPart, dilutionText, type KitEntry, lotText } from "../document";
import type { KitItem } from "../kit";
import { cloneText, type Reagent, supplier } from "../reagent";

/** The number n of a dilution 1:n, which the templates need; any other dilution as typed. */
function dilutionFactor(item: KitItem): string {
  if (item.dilution === "") return blanks.dilution;
  return /^1\s*[:/]\s*([1-9]\d*)$/.exec(item.dilution)?.[1] ?? dilutionText(item);
}

const symbols = ({ targets }: Reagent) => targets.map(({ symbol }) => symbol).join(", ") || "[target]";
const accessions = ({ targets }: Reagent) => targets.flatMap(({ uniprot }) => uniprot ?? []).join(", ") || "[UniProt]";

/** Number in the registry. The templates have no column for names, so a withdrawn product is marked here. */
const registered = (reagent: Reagent): string => markedRrid(reagent) + (reagent.withdrawal ? " (withdrawn)" : "");

/** Stock concentration of the lot, if its certificate or the catalogue states it: value and unit. */
function concentration({ reagent, item, lot }: KitEntry): readonly [string, string] {
  const listed = reagent.lots.find(({ number }) => number === (lot?.number ?? item.lot));
  const text = lot?.concentration ?? listed?.concentration ?? "";
  const [, value = "", unit = ""] = /^(\d+(?:\.\d+)?)\s*(\S+)$/.exec(text) ?? [];
  return value ? [value, unit.replace("µ", "u")] : ["[concentration]", "[unit]"];
}

/** Attributes of HuBMAP's antibodies metadata, in the order of its template. */
export function hubmapTable(antibodies: readonly KitEntry[]): DocumentPart[] {
  const columns = [
    "channel_id",
    "hgnc_symbol",
    "antibody_rrid",
    "uniprot_accession_number",
    "lot_number",
    "dilution_factor",
    "antibody_concentration_value",
    "antibody_concentration_unit",
    "conjugated_cat_number",
    "conjugated_tag",
    "metadata_schema_id",
  ];
  const rows = antibodies.map((entry) => {
    const { reagent, item } = entry;
    const labeled = reagent.productType === "Conjugate";
    return [
      item.channel || "[channel of the image]",
      symbols(reagent),
      registered(reagent),
      accessions(reagent),
      lotText(entry),
      dilutionFactor(item),
      ...concentration(entry),
      // The template leaves both empty for an antibody that was bought without a label.
      labeled ? reagent.key : "",
      labeled ? (reagent.conjugate ?? "[tag]") : "",
      "[metadata_schema_id of the template]",
    ];
  });
  return [{ kind: "table", columns, groups: [{ title: null, rows }] }];
}

/** Columns of the organ mapping antibody panels, in the order of their tables. */
export function omapTable(antibodies: readonly KitEntry[]): DocumentPart[] {
  const cells = (entry: KitEntry, { reagent, item } = entry): readonly (readonly [string, string])[] => [
    ["omap_id", "[omap_id]"],
    ["uniprot_accession_number", accessions(reagent)],
    ["HGNC_ID", reagent.targets.flatMap(({ hgnc }) => hgnc ?? []).join(", ") || "[HGNC_ID]"],
    ["target_name", symbols(reagent)],
    ["host", reagent.host ?? "not stated"],
    ["isotype", reagent.isotype ?? "not stated"],
    ["clonality", reagent.clonality ?? "not stated"],
    ["clone_id", cloneText(reagent)],
    ["vendor", supplier],
    ["catalog_number", reagent.key],
    ["lot_number", lotText(entry)],
    ["recombinant", reagent.recombinant ? "Y" : "N"],
    ["concentration_value", concentration(entry).join(" ")],
    ["dilution", dilutionFactor(item)],
    ["conjugate", reagent.conjugate ?? "not stated"],
    ["rrid", registered(reagent)],
    ["method", item.application || "[method]"],
    ["tissue_preservation", "[tissue_preservation]"],
    ["cycle_number", item.cycle || "[cycle_number]"],
    ["fluorescent_reporter", item.channel || "[fluorescent_reporter]"],
    ["protocol_doi", "[protocol_doi]"],
    ["author_orcid", "[author_orcid]"],
    ["core_panel", "[core_panel]"],
    ["rationale", "[rationale]"],
    ["organ", "[organ]"],
    ["organ_uberon", "[organ_uberon]"],
  ];
  const rows = antibodies.map((entry) => cells(entry));
  const [first] = rows;
  return [
    {
      kind: "table",
      columns: first?.map(([column]) => column) ?? [],
      groups: [{ title: null, rows: rows.map((row) => row.map(([, value]) => value)) }],
    },
  ];
}
