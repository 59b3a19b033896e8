import { type DocumentPart, isWarning } from "@domain/methods/document";
import { CopyButton } from "~/components/ui/copy-button/copy-button";
import { useT } from "~/i18n/use-t";
import type { MadeKit } from "~/loaders/methods/methods.server";
import { DocumentTable } from "./document-table";
import * as css from "./methods-page.css";

const formatNames: Readonly<Record<MadeKit["files"][number]["format"], string>> = {
  docx: "Word",
  html: "HTML",
  txt: "TXT",
  tex: "LaTeX",
  csv: "CSV",
  tsv: "TSV",
  bib: "BibTeX",
  ris: "RIS",
  "csl.json": "CSL-JSON",
  json: "JSON",
};

/**
 * The document, with download links for the same content. Its text is English in every language of the shop, as
 * journals require.
 */
export function KitDocument({ made }: { made: MadeKit }) {
  const t = useT();
  const { document, text, files } = made;
  return (
    <div className={css.document}>
      <div className={css.documentHead}>
        <h2 lang="en">{document.title}</h2>
        <CopyButton text={text} label={t("methods.copyLabel")} />
      </div>
      {document.parts.map((part) => (
        <Part key={part.kind === "lines" ? part.heading : part.columns.join()} part={part} caption={document.title} />
      ))}
      {document.remarks
        .filter((remark) => !isWarning(remark))
        .map(({ kind, ...facts }) => (
          <p key={kind + Object.values(facts).join()} className={css.note}>
            {t(`methods.remark.${kind}`, facts)}
          </p>
        ))}
      <p className={css.files} data-print="hide">
        <span>{t("methods.download")}</span>
        {files.map(({ format, href }) => (
          <a key={format} href={href} download translate="no" rel="nofollow">
            {formatNames[format]}
          </a>
        ))}
      </p>
    </div>
  );
}

function Part({ part, caption }: { part: DocumentPart; caption: string }) {
  if (part.kind === "table") return <DocumentTable columns={part.columns} groups={part.groups} caption={caption} />;
  return (
    <div lang="en">
      {part.heading && <h3>{part.heading}</h3>}
      <ul className={css.lines}>
        {part.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
