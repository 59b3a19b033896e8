import { EntryRows, ListFailed } from "~/components/content/entry-list";
import { Deferred } from "~/components/deferred";
import { Link } from "~/components/navigation";
import { CodeList } from "~/components/ui/badge/badge";
import { Mono, Page } from "~/components/ui/layout";
import { Skeleton } from "~/components/ui/skeleton/skeleton";
import { TextLink } from "~/components/ui/text-link";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { HomeProductView, HomeRowOf } from "~/loaders/home/home.server";
import * as css from "./bands.css";
import * as tiles from "./tiles.css";

/** Products that the editors chose, each with its first figure. */
export function ProductBand({ row }: { row: HomeRowOf<"product_band"> }) {
  return (
    <Page as="section" className={tiles.band}>
      {row.title && <h2 className={tiles.bandTitle}>{row.title}</h2>}
      {row.text && <p className={css.lead}>{row.text}</p>}
      <Deferred resolve={row.products} skeleton={<Skeleton size="lg" />}>
        {(settled) => (settled.ok ? <Products products={settled.value} /> : <ListFailed />)}
      </Deferred>
      {row.link && (
        <p>
          <TextLink to={row.link.href}>{row.link.label}</TextLink>
        </p>
      )}
    </Page>
  );
}

function Products({ products }: { products: readonly HomeProductView[] }) {
  const t = useT();
  const name = useVocabulary();
  if (products.length === 0) return <p>{t("contentPages.listEmpty")}</p>;
  return (
    <ul className={tiles.columns[4]}>
      {products.map((product) => (
        <li key={product.key} className={tiles.tile}>
          {product.image && (
            <img className={tiles.picture} src={product.image} alt="" width={320} height={240} loading="lazy" />
          )}
          <h3 className={css.product}>
            <Link to={`/products/${product.key}`} className={tiles.wholeTile}>
              {product.name}
            </Link>
          </h3>
          <div className={css.facts}>
            <Mono>{product.key}</Mono>
            <CodeList
              label={t("product.applications")}
              codes={product.applications.map((code) => ({ code, name: name("application", code) }))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function NewsBand({ row }: { row: HomeRowOf<"news_band"> }) {
  const { title, news } = row;
  if (news.items?.length === 0) return null;
  return (
    <section className={tiles.ground}>
      <Page className={tiles.band}>
        <h2 className={tiles.bandTitle}>{title ?? news.title}</h2>
        {news.items === null ? <ListFailed /> : <EntryRows list="news-list" entries={news.items} />}
        <p>
          <TextLink to={news.all.href}>{news.all.label}</TextLink>
        </p>
      </Page>
    </section>
  );
}

/** Counts of the shop. */
export function NumbersBand({ row }: { row: HomeRowOf<"numbers_band"> }) {
  const format = useFormat();
  return (
    <Page as="section" className={css.numbersBand}>
      {row.title && <h2 className={tiles.bandTitle}>{row.title}</h2>}
      <Deferred resolve={row.numbers} skeleton={<Skeleton count={2} />}>
        {(settled) =>
          settled.ok ? (
            <ul className={css.numbers}>
              {settled.value.map(({ label, count, href }) => (
                <li key={href}>
                  <Link to={href} className={css.number}>
                    <span className={css.count}>{format.number(count)}</span> {label}
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <ListFailed />
          )
        }
      </Deferred>
    </Page>
  );
}
