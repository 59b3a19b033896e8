import * as css from "~/components/product/sections/section-view.css";
import { useT } from "~/i18n/use-t";

const formats = [
  ["bib", "BibTeX"],
  ["ris", "RIS"],
] as const;

/** Files for reference managers, as plain download links. */
export function ReferenceDownloads({ base, query = "" }: { base: string; query?: string }) {
  const t = useT();
  return (
    <p className={css.citeLinks} data-print="hide">
      <span>{t("product.download")}</span>
      <a href={`${base}.txt${query}`} download>
        {t("product.plainText")}
      </a>
      {formats.map(([ending, name]) => (
        <a key={ending} href={`${base}.${ending}${query}`} download translate="no">
          {name}
        </a>
      ))}
    </p>
  );
}
