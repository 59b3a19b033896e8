import { useLocation } from "@framework/remix";
import { Deferred } from "~/components/deferred";
import { Link } from "~/components/navigation";
import { IdLinks, pubmedAddress } from "~/components/product/sections/database-links";
import { UnavailableContent } from "~/components/product/sections/unavailable-content";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Skeleton } from "~/components/ui/skeleton/skeleton";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { CitationFilters, CitationsView, CitationView, ProductPageData } from "~/loaders/product/data.server";
import { CitationFilter, citationsAddress, filterQuery } from "./citation-filter";
import { CitationPlot } from "./citation-plot";
import * as css from "./citations-block.css";
import { ReferenceDownloads } from "./reference-downloads";

interface CitationsProps extends Pick<ProductPageData, "product" | "citations" | "citationsAsked"> {
  anchor: string;
}

/** Publications that used the product, streamed after the page (C-TMPL-08). */
export function CitationsBlock({ product, citations, citationsAsked, anchor }: CitationsProps) {
  const t = useT();
  const waiting = (
    <div className={css.waiting}>
      <Skeleton kind="text" count={1} />
    </div>
  );
  return (
    <Deferred resolve={citations} skeleton={waiting}>
      {(settled) => {
        if (!settled.ok) return <UnavailableContent text={t("productDetails.citationsFailed")} />;
        if (settled.value.count === 0) return <p>{t("product.citationsNone")}</p>;
        return <Citations view={settled.value} asked={citationsAsked} anchor={anchor} productKey={product.key} />;
      }}
    </Deferred>
  );
}

interface ViewProps {
  view: CitationsView;
  asked: CitationFilters;
  anchor: string;
  productKey: string;
}

function Citations({ view, asked, anchor, productKey }: ViewProps) {
  const t = useT();
  const format = useFormat();
  const { pathname } = useLocation();
  const filtered = asked.application !== null || asked.species !== null;
  const number = (value: number) => format.number(value);
  const count = (
    <span className={css.count}>
      {t("product.citationsCount", { count: view.count, formatted: number(view.count) })}
      {filtered && `\u00a0· ${t("product.citationsMatching", { formatted: number(view.total) })}`}
    </span>
  );
  return (
    <Disclosure summary={count} open={filtered || asked.all}>
      {view.demonstration && <p className={css.note}>{t("productDetails.citationsDemonstration")}</p>}
      <div className={css.tools}>
        <CitationFilter view={view} asked={asked} anchor={anchor} />
        <CitationPlot byYear={view.byYear} />
      </div>
      <ol className={css.list}>
        {view.citations.map((citation) => (
          <CitationRow key={citation.id} citation={citation} />
        ))}
      </ol>
      {view.citations.length < view.total && (
        <p className={css.note}>
          {t("product.citationsShown", { shown: number(view.citations.length), total: number(view.total) })}{" "}
          {!asked.all && (
            <Link to={citationsAddress(pathname, { ...asked, all: true }, anchor)} stays>
              {t("product.citationsAll", { total: number(view.total) })}
            </Link>
          )}
        </p>
      )}
      {view.total > 0 && (
        <ReferenceDownloads base={`/products/${productKey}/export/citations`} query={filterQuery(asked)} />
      )}
      <CitedFigures figures={view.figures} />
    </Disclosure>
  );
}

function CitationRow({ citation }: { citation: CitationView }) {
  const t = useT();
  const name = useVocabulary();
  const { title, authors, source, pmid, applications, species } = citation;
  return (
    <li className={css.item}>
      <cite className={css.title} lang="en">
        {title}
      </cite>
      <span className={css.source} lang="en">
        {authors}
        {"\u00a0· "}
        {source}
      </span>
      <span className={css.used}>
        {[...applications, ...species.map((code) => name("species", code))].join("\u00a0· ")}
        {pmid && (
          <span>
            {t("product.pubmed")} <IdLinks ids={[pmid]} address={pubmedAddress} />
          </span>
        )}
      </span>
    </li>
  );
}

/** Figures from papers that used the product (C-CITE-02). */
function CitedFigures({ figures }: Pick<CitationsView, "figures">) {
  const t = useT();
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="cited-figures">
      <h3 id="cited-figures" className={css.figuresTitle}>
        {t("product.citedFigures")}
      </h3>
      <ul className={css.figures}>
        {figures.map(({ id, thumbnail, large, source }) => (
          <li key={id}>
            <a href={large} className={css.figure} data-print="plain">
              <img src={thumbnail} alt="" width={320} height={224} loading="lazy" decoding="async" />
              <span lang="en">{source}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
