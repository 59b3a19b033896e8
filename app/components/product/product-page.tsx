import { CatalogueText } from "~/components/catalogue-text";
import { CompareToggle } from "~/components/compare/compare-toggle";
import { OtherNumbers, ProductLead } from "~/components/lineage/product-lead";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { CitationBar } from "~/components/ui/citation-bar/citation-bar";
import { Mono, Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { PrintedHead } from "~/components/ui/printed-head/printed-head";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductPageData, ProductSection } from "~/loaders/product/data.server";
import { partBelow } from "~/styles/laid-out-late";
import { InPageNavigation } from "./in-page-navigation";
import { KeyFacts } from "./key-facts";
import { PurchasePanel } from "./order/purchase-panel";
import { RegulatoryBanner } from "./order/regulatory-banner";
import { StatusBadge } from "./order/status-badge";
import { ProductDocuments } from "./product-documents";
import * as css from "./product-page.css";
import { SectionView } from "./sections/section-view";
import { UnavailableContent } from "./sections/unavailable-content";
import { ProductStructuredData } from "./structured-data";

/** Id of the heading above order panel and facts, which is rendered without waiting for a service. */
export const productHeadingId = "product-heading";

/** A product page built from its template: title and order panel, then facts and figures (C-PROD-15). */
export function ProductPage(data: ProductPageData) {
  const t = useT();
  const name = useVocabulary();
  const { product, crumbs, slots, contents, order } = data;
  const cited = slots.flatMap(({ columns }) => columns.flat()).find(({ kind }) => kind === "citations");
  return (
    <Page as="article" className={css.page}>
      <Breadcrumb crumbs={crumbs} />
      <PrintedHead address={data.head.canonical} />
      <header id={productHeadingId} className={css.heading}>
        <h1 id="product-name" className={css.title}>
          <CatalogueText text={product.name} />
        </h1>
        <div className={css.meta}>
          <Mono>{product.key}</Mono>
          <span>{name("productType", product.productType)}</span>
          <StatusBadge status={product.status} />
          {product.citationCount > 0 && cited && (
            <a href={`#${cited.id}`} className={css.cited}>
              <CitationBar count={product.citationCount} />
            </a>
          )}
          <CompareToggle id={product.key} name={product.name} />
        </div>
        <ProductDocuments documents={data.documents} links={data.links} />
      </header>
      <ProductStructuredData {...data} />
      {data.lacking.regulatory && <UnavailableContent text={t("productDetails.regulatoryFailed")} />}
      {data.regulatory.length > 0 && (
        <div>
          <RegulatoryBanner texts={data.regulatory} />
        </div>
      )}
      {data.formerNumber && (
        <Notice tone="info">{t("lineage.renumbered", { former: data.formerNumber, number: product.key })}</Notice>
      )}
      {data.lineage && <ProductLead lineage={data.lineage} />}
      <div className={css.body}>
        {(order || contents.length > 0) && (
          <aside className={css.side} aria-label={t("product.buy")}>
            {order && <PurchasePanel {...data} title={order.title} />}
            {contents.length > 0 && <InPageNavigation contents={contents} />}
          </aside>
        )}
        <div className={css.main}>
          <KeyFacts product={product} databases={listsTargets(slots)} />
          {data.lacking.figures && <UnavailableContent text={t("productDetails.figuresFailed")} />}
          {slots.map(({ layout, columns }) =>
            columns.length === 1 ? (
              <Sections key={columns[0]?.[0]?.id} sections={columns[0] ?? []} data={data} />
            ) : (
              <div key={columns[0]?.[0]?.id} className={css.columns} data-layout={layout}>
                {columns.map((sections) => (
                  <div key={sections[0]?.id} className={css.column}>
                    <Sections sections={sections} data={data} />
                  </div>
                ))}
              </div>
            ),
          )}
          {data.lacking.editors && <UnavailableContent text={t("productDetails.editorsFailed")} />}
          {data.lineage && <OtherNumbers lineage={data.lineage} />}
        </div>
      </div>
    </Page>
  );
}

/**
 * True for sections not printed: links to other pages, which would double the number of sheets. A kit's components are
 * part of the product.
 */
function leadsElsewhere(section: ProductSection): boolean {
  if (section.kind === "lists") return section.lists.every(({ kind }) => kind !== "product_includes");
  return section.kind === "citations" || section.kind === "reviews" || section.kind === "links";
}

function Sections({ sections, data }: { sections: readonly ProductSection[]; data: ProductPageData }) {
  return sections.map((section) => (
    <section
      key={section.id}
      id={section.id}
      className={css.section}
      {...partBelow}
      aria-labelledby={`${section.id}-title`}
      data-print={leadsElsewhere(section) ? "hide" : undefined}
    >
      <h2 id={`${section.id}-title`} className={css.sectionTitle}>
        {section.title}
      </h2>
      <SectionView section={section} data={data} />
    </section>
  ));
}

/** True if a section lists the targets with their numbers in databases. */
function listsTargets(slots: ProductPageData["slots"]): boolean {
  const sections = slots.flatMap(({ columns }) => columns.flat());
  return sections.some(
    (section) => section.kind === "information" && section.parts.some(({ targets }) => (targets?.length ?? 0) > 0),
  );
}
