import { ContentText } from "~/components/content/content-text";
import { Next } from "~/components/content/next";
import { Deferred } from "~/components/deferred";
import { VoteForm } from "~/components/knowledge-base/vote-form";
import { Link } from "~/components/navigation";
import { IdLinks, pubmedAddress } from "~/components/product/sections/database-links";
import { CodeList } from "~/components/ui/badge/badge";
import { Mono } from "~/components/ui/layout";
import { Skeleton } from "~/components/ui/skeleton/skeleton";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ArticleProductView, PageBody } from "~/loaders/content/page-data.server";
import * as layout from "~/styles/layout.css";
import * as page from "../content-page.css";
import { EntryRows, ListFailed } from "../entry-list";
import { ContentFigure } from "../images/content-figure";
import * as css from "./article.css";

type ArticleBody = Extract<PageBody, { kind: "article" }>;

/** Below the title: summary, author and dates. */
export function ArticleFacts({ body }: { body: ArticleBody }) {
  const t = useT();
  const { summary, author, published, revised } = body;
  const dates = [
    published && <Day key="published" label={t("content.published")} date={published} />,
    revised && revised !== published && <Day key="revised" label={t("content.revised")} date={revised} />,
  ].filter(Boolean);
  return (
    <>
      {summary && <p className={layout.lead}>{summary}</p>}
      {(author || dates.length > 0) && (
        <p className={css.facts}>
          {author && <span>{t("reading.writtenBy", { author })}</span>}
          {dates}
        </p>
      )}
    </>
  );
}

function Day({ label, date }: { label: string; date: string }) {
  const format = useFormat();
  return (
    <span>
      {label} <time dateTime={date.slice(0, 10)}>{format.date(date)}</time>
    </span>
  );
}

/** Text of a support article, with key points and figure before it, references and related articles after it. */
export function ArticleText({ body }: { body: ArticleBody }) {
  const t = useT();
  const { keyPoints, figure, content, references, next, voting } = body;
  return (
    <>
      {(keyPoints.length > 0 || figure) && (
        <div className={css.opening}>
          {keyPoints.length > 0 && (
            <section className={css.points} aria-labelledby="key-points">
              <h2 className={css.name} id="key-points">
                {t("reading.keyPoints")}
              </h2>
              <ul className={css.pointList}>
                {keyPoints.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          )}
          {figure && <ContentFigure figure={figure} />}
        </div>
      )}
      <ContentText value={content} />
      {references.length > 0 && (
        <section className={css.section} aria-labelledby="references">
          <h2 id="references">{t("reading.references")}</h2>
          <ol className={css.references}>
            {references.map(({ citation, pmid }) => (
              <li key={citation}>
                <span lang="en">{citation}</span>
                {pmid && (
                  <>
                    {" "}
                    {t("product.pubmed")} <IdLinks ids={[pmid]} address={pubmedAddress} />
                  </>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      <VoteForm article={voting.article} texts={voting.texts} vote={null} />
      {next && <Next next={next}>{(articles) => <EntryRows list="article-list" entries={articles} />}</Next>}
    </>
  );
}

/** Products of an article: beside the text on wide screens, after it on phones. */
export function ArticleProducts({ products }: { products: NonNullable<ArticleBody["products"]> }) {
  const t = useT();
  return (
    <aside className={page.products} aria-labelledby="article-products">
      <div className={css.productsInner}>
        <h2 className={css.name} id="article-products">
          {t("reading.productsUsed")}
        </h2>
        <Deferred resolve={products} skeleton={<Skeleton kind="rows" count={4} />}>
          {(settled) => (settled.ok ? <ProductList products={settled.value} /> : <ListFailed />)}
        </Deferred>
      </div>
    </aside>
  );
}

function ProductList({ products }: { products: readonly ArticleProductView[] }) {
  const t = useT();
  const name = useVocabulary();
  return (
    <ul className={css.products}>
      {products.map((product) => (
        <li key={product.key} className={css.product}>
          <Link to={`/products/${product.key}`}>{product.name}</Link>
          <div className={css.productFacts}>
            <Mono>{product.key}</Mono>
            {product.applications.length > 0 && (
              <CodeList
                label={t("product.applications")}
                codes={product.applications.map((code) => ({ code, name: name("application", code) }))}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
