import { LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { SafetyPageData } from "~/loaders/product/safety-sheet.server";
import * as css from "./sheet-page.css";
import { SheetPage } from "./sheets";

/** `/products/{id}/sds`: sixteen sections in the order of the GHS. */
export function SafetyPage({ page }: { page: SafetyPageData }) {
  const t = useT();
  const { sections, notes, withoutFile, product } = page;
  return (
    <SheetPage sheet={page} current="safety">
      <div className={css.sections}>
        <div className={css.stack}>
          {withoutFile && (
            <Notice tone="warning">
              {t(withoutFile === "limit" ? "productDetails.pdfLimit" : "productDetails.pdfUnavailable")}
            </Notice>
          )}
          <div data-print="hide">
            <LinkButton to={`/products/${product.key}/sds/pdf`} icon="download" rel="nofollow">
              {t("productDetails.pdf")}
            </LinkButton>
          </div>
          {notes.map((note) => (
            <p key={note} className={css.note}>
              {note}
            </p>
          ))}
        </div>
        {sections.map(({ number, title, paragraphs }) => (
          <section key={number} id={`section-${number}`} className={css.section}>
            <h2 className={css.sectionTitle}>{`${number}. ${title}`}</h2>
            {paragraphs.map(({ text, english }) => (
              <p key={text} lang={english ? "en" : undefined}>
                {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </SheetPage>
  );
}
