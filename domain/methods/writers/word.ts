/** Word document (Office Open XML) of a methods document: a zip archive of a few small XML files. */
import { strToU8, zipSync } from "fflate";
import { escapeHtml } from "../../edge-slot/html";
import { type DocumentPart, foldedParts, type MethodsDocument } from "../document";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`;

const relationships = (target: string, type: string): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

const heading = (id: string, name: string, halfPoints: number, level: number): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="160" w:after="80"/><w:outlineLvl w:val="${level}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${halfPoints}"/></w:rPr></w:style>`;

const styles = `${declaration}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial" w:eastAsia="MS Gothic"/><w:sz w:val="20"/><w:lang w:val="en-US" w:eastAsia="ja-JP"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${heading("Heading1", "heading 1", 28, 0)}${heading("Heading2", "heading 2", 24, 1)}</w:styles>`;

/** Same archive for the same document: the format's first day replaces the current time. */
const archiveDay = new Date(1980, 0, 1);

export function docxOf(document: MethodsDocument): Uint8Array<ArrayBuffer> {
  const body = [
    paragraph(document.title, "Heading1"),
    ...foldedParts(document).flatMap((part) => partXml(part)),
    ...document.notes.map((note) => paragraph(note)),
  ].join("");
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';
  const files = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": relationships("word/document.xml", "officeDocument"),
    "word/document.xml": `${declaration}<w:document xmlns:w="${main}"><w:body>${body}${page}</w:body></w:document>`,
    "word/_rels/document.xml.rels": relationships("styles.xml", "styles"),
    "word/styles.xml": styles,
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return zipSync(bytes, { mtime: archiveDay }) as Uint8Array<ArrayBuffer>;
}

function paragraph(text: string, style?: string, bold = false): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : "";
  const run = bold ? "<w:rPr><w:b/></w:rPr>" : "";
  return `<w:p>${properties}<w:r>${run}<w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r></w:p>`;
}

/** Width of the text in twentieths of a point. */
const textWidth = 9638;
const sides = ["top", "left", "bottom", "right", "insideH", "insideV"];
const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`).join("");

function partXml(part: DocumentPart): string[] {
  if (part.kind === "lines") {
    return [
      ...(part.heading ? [paragraph(part.heading, "Heading2")] : []),
      ...part.lines.map((line) => paragraph(line)),
    ];
  }
  const { columns, groups } = part;
  const width = Math.floor(textWidth / columns.length);
  const cell = (text: string, bold: boolean, span = 1) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width * span}" w:type="dxa"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ""}</w:tcPr>${paragraph(text, undefined, bold)}</w:tc>`;
  const head = `<w:tr><w:trPr><w:tblHeader/></w:trPr>${columns.map((column) => cell(column, true)).join("")}</w:tr>`;
  const body = groups.flatMap(({ title, rows }) => [
    ...(title ? [`<w:tr>${cell(title, true, columns.length)}</w:tr>`] : []),
    ...rows.map(
      (row) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${row.map((text) => cell(text, false)).join("")}</w:tr>`,
    ),
  ]);
  const grid = columns.map(() => `<w:gridCol w:w="${width}"/>`).join("");
  // Word needs a paragraph between a table and the end of the document.
  return [
    `<w:tbl><w:tblPr><w:tblW w:w="${textWidth}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${head}${body.join("")}</w:tbl>`,
    "<w:p/>",
  ];
}
