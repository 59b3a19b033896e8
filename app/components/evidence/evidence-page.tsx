import { evidenceFilePath } from "@domain/evidence/address";
import { isGuaranteed, ruleVersion } from "@domain/evidence/rule";
import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { PrintButton } from "~/components/product/datasheet/print-button";
import { SheetFigures } from "~/components/product/datasheet/sheet-figures";
import * as sheet from "~/components/product/datasheet/sheet-page.css";
import { UnavailableContent } from "~/components/product/sections/unavailable-content";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Mono, Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import { countsText, verdictText } from "~/i18n/verdict-text";
import type { EvidencePageData } from "~/loaders/evidence/cell.server";
import * as css from "./evidence-page.css";
import { EvidenceRecords } from "./evidence-records";
import { VerdictMark } from "./verdict-mark";

/** `/products/{id}/evidence/{application}/{species}`: the verdict, and every test behind it, including failures. */
export function EvidencePage({ page }: { page: EvidencePageData }) {
  const t = useT();
  const name = useVocabulary();
  const { cell, product, verdict, figures, aside, open, lots } = page;
  return (
    <Page as="article" className={sheet.page}>
      <Breadcrumb crumbs={page.crumbs} />
      <header className={sheet.heading}>
        <h1 className={sheet.title}>
          <span className={sheet.kind}>
            {name("application", cell.name)} <Mono>{cell.application}</Mono>
            {"\u00a0· "}
            {name("species", cell.species)}
          </span>{" "}
          <CatalogueText text={product.name} />
        </h1>
        <div className={sheet.tools}>
          <Link to={`/products/${product.key}`}>
            <Mono>{product.key}</Mono>
          </Link>
          <PrintButton />
        </div>
      </header>
      {page.demonstration && <Notice tone="info">{t("evidence.demonstration")}</Notice>}
      <div className={sheet.sections}>
        <section className={sheet.section} aria-labelledby="verdict">
          <h2 className={sheet.sectionTitle} id="verdict">
            {t("evidence.page.verdict")}
          </h2>
          <p className={css.verdict}>
            <VerdictMark kind={verdict.kind} /> <strong>{verdictText(t, verdict)}</strong>
          </p>
          <p>{t(`evidence.meaning.${verdict.kind}`)}</p>
          <p>{countsText(t, verdict) || t("evidence.noTests")}</p>
          <p>{t(isGuaranteed(verdict.kind) ? "evidence.page.guaranteed" : "evidence.page.notGuaranteed")}</p>
          {verdict.restsOn.length > 0 && (
            <p className={sheet.note}>{t("evidence.page.why", { ids: verdict.restsOn.join(", ") })}</p>
          )}
          <Conditions page={page} />
          <p>
            <Link to="/learn-and-support/evidence">{t("evidence.ruleLinkVersion", { version: ruleVersion })}</Link>
          </p>
        </section>
        <EvidenceRecords id="for" title={t("evidence.page.for")} records={page.for} lots={lots} />
        <EvidenceRecords id="against" title={t("evidence.page.against")} records={page.against} lots={lots} />
        <EvidenceRecords
          id="open"
          title={t("evidence.page.open")}
          note={t("evidence.page.openNote")}
          records={open}
          lots={lots}
        />
        <EvidenceRecords
          id="aside"
          title={t("evidence.page.aside")}
          note={t("evidence.page.asideNote")}
          records={aside}
          lots={lots}
        />
        {figures.length > 0 && (
          <section className={sheet.section} aria-labelledby="figures">
            <h2 className={sheet.sectionTitle} id="figures">
              {t("evidence.page.figures")}
            </h2>
            <SheetFigures figures={figures} withIds />
          </section>
        )}
        <Reviews page={page} />
        <More page={page} />
      </div>
    </Page>
  );
}

function Conditions({ page: { verdict, for: support, against } }: { page: EvidencePageData }) {
  const t = useT();
  const hasBoth = support.length > 0 && against.length > 0;
  if (verdict.conditions.length === 0) return hasBoth ? <p>{t("evidence.page.notSeparated")}</p> : null;
  const caption = t(hasBoth ? "evidence.page.separating" : "evidence.page.failing");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={caption}>
      <table className={css.conditions}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("evidence.page.conditions")}</th>
            {hasBoth && <th scope="col">{t("evidence.page.for")}</th>}
            <th scope="col">{t("evidence.page.against")}</th>
          </tr>
        </thead>
        <tbody>
          {verdict.conditions.map((condition) => (
            <tr key={condition.name}>
              <th scope="row">{t(`evidence.condition.${condition.name}`)}</th>
              {hasBoth && <td lang="en">{condition.for.join("; ")}</td>}
              <td lang="en">{condition.against.join("; ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Reviews({ page: { reviews } }: { page: EvidencePageData }) {
  const t = useT();
  if (reviews?.length === 0) return null;
  return (
    <section className={sheet.section} aria-labelledby="reviews">
      <h2 className={sheet.sectionTitle} id="reviews">
        {t("evidence.page.reviews")}
      </h2>
      {reviews ? (
        <ul className={sheet.stack}>
          {reviews.map(({ id, title, text, rating, lang }) => (
            <li key={id}>
              <p>
                <strong lang={lang}>{title}</strong>
                {"\u00a0· "}
                {t("productDetails.reviewRating", { rating })}
              </p>
              <p lang={lang}>{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <UnavailableContent text={t("productDetails.reviewsFailed")} />
      )}
    </section>
  );
}

function More({ page: { product, cell, verdict, protocol, homology } }: { page: EvidencePageData }) {
  const t = useT();
  const narrowed = new URLSearchParams({ application: cell.application, reactants: cell.species });
  return (
    <section className={sheet.section} aria-labelledby="more">
      <h2 className={sheet.sectionTitle} id="more">
        {t("evidence.page.more")}
      </h2>
      <ul className={sheet.stack}>
        {homology.map((entry) => (
          <li key={entry.basis}>
            {spaced(t("ui.label", { label: t("evidence.page.homology") }))}
            {t("evidence.page.identity", {
              percent: Math.floor(entry.identity * 100 + 1e-9),
              basis: t(`evidence.basis.${entry.basis}`),
              method: entry.method,
            })}
          </li>
        ))}
        {protocol && (
          <li>
            <Link to={`/products/${product.key}/protocol/${protocol.id}`}>
              {t("evidence.page.protocol", { title: protocol.title })}
            </Link>
          </li>
        )}
        {verdict.papers > 0 && (
          <li>
            <Link to={`/products/${product.key}?${narrowed}#citations`}>
              {t("evidence.page.papers", { count: verdict.papers })}
            </Link>
          </li>
        )}
        <li>
          <Link to={`/products/${product.key}/applications`}>{t("evidence.page.matrix")}</Link>
        </li>
        <li>
          <a href={evidenceFilePath(product.key, "json")}>{t("evidence.page.json")}</a>
        </li>
        <li>
          <a href={evidenceFilePath(product.key, "csv")}>{t("evidence.page.csv")}</a>
        </li>
        <li>
          <a href={`/products/${product.key}/evidence.xml`}>{t("evidence.feed.link")}</a>
        </li>
      </ul>
    </section>
  );
}
