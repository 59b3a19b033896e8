/**
 * Text of a Word document (`.docx`, Office Open XML): a line for each paragraph, and for each row of a table its cells
 * with tabs between them. Deleted text of tracked changes is ignored, as are headers, footers and notes.
 */
import { maxUnpacked, oneLine, unpacked, walk } from "./package";

const main = "word/document.xml";

/** Null for an archive that is not a document, is broken, or unpacks to too much. */
export function readWordDocument(bytes: Uint8Array): string | null {
  const xml = unpacked(bytes, /^word\/document\.xml$/, maxUnpacked)?.get(main);
  return xml === undefined ? null : documentText(xml);
}

function documentText(xml: string): string {
  const lines: string[] = [];
  /** Open rows, because a cell may contain a table. */
  const rows: string[][] = [];
  let text = "";
  let isText = false;
  /** Outside a run, a tab is a position of the ruler. */
  let isRun = false;
  const addToCell = (words: string) => {
    const row = rows.at(-1);
    row?.push(`${row.pop() ?? ""} ${words}`);
  };
  walk(xml, {
    open: (name) => {
      if (name === "t") isText = true;
      if (name === "r") isRun = true;
      if (name === "tr") rows.push([]);
      if (name === "tc") rows.at(-1)?.push("");
      if (name === "br" || name === "cr") text += rows.length > 0 ? " " : "\n";
      if (name === "tab" && isRun) text += rows.length > 0 ? " " : "\t";
    },
    text: (words) => {
      if (isText) text += words;
    },
    close: (name) => {
      if (name === "t") isText = false;
      if (name === "r") isRun = false;
      if (name === "p") {
        if (rows.length > 0) addToCell(text);
        else lines.push(text.trimEnd());
        text = "";
      }
      if (name !== "tr") return;
      const row = (rows.pop() ?? []).map(oneLine).join("\t").trimEnd();
      if (rows.length > 0) addToCell(row.replaceAll("\t", " "));
      else lines.push(row);
    },
  });
  return lines.join("\n").trim();
}
