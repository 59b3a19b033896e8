/** A panel as files: a spreadsheet of its places, and the columns of an organ mapping antibody panel. */
import { csvText } from "../tables/csv-text";
import { spreadsheetCell } from "../tables/spreadsheet-cell";
import type { Alternative } from "./alternatives";
import { hostOf } from "./hosts";
import type { PanelQuestion } from "./panel";

/** Columns of the OMAP tables of the Human Reference Atlas, release 1.4, in their order. */
const omapColumns = [
  ...["omap_id", "uniprot_accession_number", "HGNC_ID", "target_name", "host", "isotype", "clonality", "clone_id"],
  ...["vendor", "catalog_number", "lot_number", "recombinant", "concentration_value", "dilution", "conjugate", "rrid"],
  ...["method", "tissue_preservation", "cycle_number", "fluorescent_reporter", "protocol_doi", "author_orcid"],
  ...["core_panel", "rationale", "organ", "organ_uberon"],
] as const;

/** Columns of item 2.4 of MIFlowCyt 1.0, and the panel's facts about the instrument. */
const reagentColumns = [
  ...["Characteristic being measured", "Analyte", "Analyte detector", "Analyte reporter", "Clone name or number"],
  ...["Manufacturer", "Catalogue number"],
];
const detectorColumns = ["Detector", "Excitation (nm)", "Detection (nm)", "Reporter"];

const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  csvText(rows.map((row) => row.map((cell) => (typeof cell === "string" ? spreadsheetCell(cell) : cell))));

/** @param texts heads of the columns and names of reasons in the reader's language */
export function panelCsv(
  { places }: Alternative,
  texts: { readonly heads: readonly string[]; reasons(place: Alternative["places"][number]): string },
): string {
  const rows = places.map((place) => [
    ...[place.cycle, place.channel, place.marker, place.dye, place.contrast.toFixed(1)],
    ...[`${Math.round(place.spillShare * 100)} %`, place.spillFrom ?? "", texts.reasons(place)],
  ]);
  return csvOf([texts.heads, ...rows]);
}

/** Only facts of the panel; the other columns are left blank for the lab. */
export function panelOmap({ places }: Alternative, { markers }: PanelQuestion): string {
  const rows = places.map((place) => {
    const host = markers.find(({ name }) => name === place.marker)?.host ?? "";
    const filled: Readonly<Partial<Record<(typeof omapColumns)[number], string | number>>> = {
      target_name: place.marker,
      host: hostOf(host).species,
      isotype: hostOf(host).isotype,
      conjugate: host ? "Unconjugated" : place.dye,
      cycle_number: place.cycle,
      fluorescent_reporter: place.dye,
    };
    return omapColumns.map((column) => filled[column] ?? "");
  });
  return csvOf([omapColumns, ...rows]);
}

/** Item 2.4 of MIFlowCyt and the optical configuration; facts that only the lab has are in brackets. */
export function panelMiflowcyt({ places }: Alternative, { markers, instrument }: PanelQuestion): string {
  const reagents = places.map(({ marker, dye }) => {
    const host = markers.find(({ name }) => name === marker)?.host ?? "";
    const detector = host ? `[${host} anti-${marker}]` : `[anti-${marker}]`;
    const reporter = host ? `${dye} (secondary antibody)` : dye;
    return ["[characteristic measured]", marker, detector, reporter, "[clone]", "[manufacturer]", "[catalogue number]"];
  });
  const detectors = instrument.channels.map(({ name, light, filter }) => [
    ...[name, [...new Set(light)].join("-"), filter.join("-")],
    places.find(({ channel }) => channel === name)?.dye ?? "",
  ]);
  return csvOf([
    ["MIFlowCyt 2.4: fluorescence reagents"],
    reagentColumns,
    ...reagents,
    [],
    ["Instrument: light sources, filters and detectors"],
    detectorColumns,
    ...detectors,
  ]);
}
