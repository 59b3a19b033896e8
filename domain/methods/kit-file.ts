/** Files of a methods kit, by their endings. */
import type { KitEntry, MethodsDocument } from "./document";
import { csvOf, tsvOf } from "./writers/delimited";
import { htmlOf } from "./writers/html";
import { jsonOf } from "./writers/json";
import { textOf } from "./writers/plain-text";
import { bibOf, cslOf, risOf } from "./writers/references";
import { texOf } from "./writers/tex";
import { docxOf } from "./writers/word";

export const kitFileMediaTypes = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  html: "text/html; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  tex: "application/x-tex; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  tsv: "text/tab-separated-values; charset=utf-8",
  bib: "application/x-bibtex; charset=utf-8",
  ris: "application/x-research-info-systems; charset=utf-8",
  "csl.json": "application/vnd.citationstyles.csl+json; charset=utf-8",
  json: "application/json; charset=utf-8",
} as const;
export type KitFileFormat = keyof typeof kitFileMediaTypes;
export const kitFormats = Object.keys(kitFileMediaTypes) as readonly KitFileFormat[];

/** @param address absolute address of the kit's page */
export function kitFile(
  format: KitFileFormat,
  document: MethodsDocument,
  entries: readonly KitEntry[],
  address: string,
): string | Uint8Array<ArrayBuffer> {
  switch (format) {
    case "docx":
      return docxOf(document);
    case "html":
      return htmlOf(document);
    case "txt":
      return textOf(document);
    case "tex":
      return texOf(document);
    case "csv":
      return csvOf(document);
    case "tsv":
      return tsvOf(document);
    case "bib":
      return bibOf(entries);
    case "ris":
      return risOf(entries);
    case "csl.json":
      return cslOf(entries);
    case "json":
      return jsonOf(document, entries, address);
    default:
      return format satisfies never;
  }
}
