import { Deferred } from "~/components/deferred";
import { Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { Skeleton } from "~/components/ui/skeleton";
import { useT } from "~/i18n/use-t";
import type { CitationsView, ProductPageData } from "~/loaders/product-data.server";
import * as css from "./citations-block.css";

/** Publications that used the product; they stream in after the rest of the page. */
export function CitationsBlock({ citations }: Pick<ProductPageData, "citations">) {
  const t = useT();
  return (
    <Deferred resolve={citations} skeleton={<Skeleton kind="rows" count={5} />}>
      {(settled) => {
        if (!settled.ok) return <Notice tone="warning">{t("product.citationsFailed")}</Notice>;
        if (settled.value.total === 0) return <p>{t("product.citationsNone")}</p>;
        return <Citations view={settled.value} />;
      }}
    </Deferred>
  );
}

function Citations({ view }: { view: CitationsView }) {
  const t = useT();
  return (
    <Stack gap="s2">
      {view.demonstration && <p className={css.note}>{t("product.citationsDemonstration")}</p>}
      <YearPlot byYear={view.byYear} />
      <p className={css.note}>{t("product.citationsShown", { shown: view.citations.length, total: view.total })}</p>
      <ol className={css.list}>
        {view.citations.map((citation) => (
          <li key={citation.id} className={css.item}>
            <cite className={css.title}>{citation.title}</cite>
            <span className={css.source}>
              {citation.authors} · {citation.source}
              {citation.pmid && (
                <>
                  {" · "}
                  <a href={`https://pubmed.ncbi.nlm.nih.gov/${citation.pmid}/`} rel="noopener">
                    {t("product.pubmed", { pmid: citation.pmid })}
                  </a>
                </>
              )}
            </span>
            {(citation.applications.length > 0 || citation.species.length > 0) && (
              <span className={css.codes}>{[...citation.applications, ...citation.species].join(" · ")}</span>
            )}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** Bars by year; the numbers stand in a table for those who cannot see them. */
function YearPlot({ byYear }: Pick<CitationsView, "byYear">) {
  const t = useT();
  if (byYear.length < 2) return null;
  const most = Math.max(...byYear.map(({ count }) => count));
  const width = 24;
  return (
    <figure className={css.plot}>
      <svg
        viewBox={`0 0 ${byYear.length * width} 56`}
        className={css.bars}
        role="img"
        aria-label={t("product.citationsByYear")}
      >
        {byYear.map(({ year, count }, index) => {
          const height = (count / most) * 36;
          return (
            <g key={year}>
              <title>{`${year}: ${count}`}</title>
              <rect x={index * width + 4} y={40 - height} width={width - 8} height={height} />
              <text x={index * width + width / 2} y="52" textAnchor="middle">
                {String(year).slice(2)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={css.note}>{t("product.citationsByYear")}</figcaption>
    </figure>
  );
}
