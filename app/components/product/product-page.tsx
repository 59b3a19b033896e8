import { Badge } from "~/components/ui/badge";
import { Breadcrumb, type Crumb } from "~/components/ui/breadcrumb";
import { CitationBar } from "~/components/ui/citation-bar";
import { Mono, Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductPageData } from "~/loaders/product-data.server";
import { componentId, ProductComponentView, showsComponent } from "./component-registry";
import { KeyFacts } from "./key-facts";
import * as css from "./product-page.css";
import { PurchasePanel } from "./purchase-panel";
import { StructuredData } from "./structured-data";

/** In-page navigation is worth its place from this many components on (C-PROD-16). */
const inPageNavigationFrom = 4;

const statusBadges = {
  Released: null,
  "Released - On Hold": "product.statusOnHold",
  "Pre-discontinued": "product.statusPreDiscontinued",
  Discontinued: "product.statusDiscontinued",
  Obsolete: "product.statusObsolete",
  Pending: "product.statusPending",
  "Pre-released": "product.statusPreReleased",
  Commercialization: "product.statusPending",
} as const;

interface ProductPageProps extends ProductPageData {
  crumbs: readonly Crumb[];
  structuredData: string;
}

/** A product, assembled from its template: name and order first, then the evidence (C-PROD-15). */
export function ProductPage({ crumbs, structuredData, ...data }: ProductPageProps) {
  const t = useT();
  const name = useVocabulary();
  const { product } = data;
  const components = data.slots
    .flatMap((slot) => slot.columns.flat())
    .filter((component) => showsComponent(component, product));
  const sections = components.filter(({ kind }) => kind !== "to_purchase" && kind !== "in_page_navigation");
  const badge = statusBadges[product.status];
  return (
    <Page as="article" className={css.page}>
      <StructuredData json={structuredData} />
      <Breadcrumb crumbs={crumbs} />
      <header className={css.heading}>
        <div className={css.meta}>
          <Mono>{product.key}</Mono>
          <span>{name("productType", product.productType)}</span>
          {badge && <Badge>{t(badge)}</Badge>}
          {product.citationCount > 0 && <CitationBar count={product.citationCount} />}
        </div>
        <h1 className={css.title} lang="en">
          {product.name}
        </h1>
      </header>
      {product.successor && (
        <Notice tone="warning">
          {t("product.successor", { name: product.successor.name })}{" "}
          <TextLink to={`/products/${product.successor.key}`}>
            {t("product.successorLink", { name: product.successor.key })}
          </TextLink>
        </Notice>
      )}
      <div className={css.body}>
        <aside className={css.side} aria-label={t("product.buy")}>
          <PurchasePanel {...data} />
          <section aria-label={t("product.keyFacts")}>
            <KeyFacts product={product} />
          </section>
        </aside>
        <div className={css.main}>
          {sections.length >= inPageNavigationFrom && (
            <nav className={css.inPage} aria-label={t("product.onThisPage")}>
              <ul className={css.inPageList}>
                {sections.map((component) => (
                  <li key={componentId(component)}>
                    <a href={`#${componentId(component)}`}>{component.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {sections.map((component) => (
            <section key={componentId(component)} id={componentId(component)} className={css.section}>
              <h2 className={css.sectionTitle}>{component.title}</h2>
              <ProductComponentView component={component} data={data} />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
