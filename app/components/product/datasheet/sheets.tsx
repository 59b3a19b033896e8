import type { ReactNode } from "react";
import { CatalogueText } from "~/components/catalogue-text";
import { StatusBadge } from "~/components/product/order/status-badge";
import { ProductDocuments } from "~/components/product/product-documents";
import { ProtocolSheet } from "~/components/product/protocol/protocol-sheet";
import { SharedProtocolSheet } from "~/components/product/protocol/shared-protocol-sheet";
import { ReviewForm } from "~/components/product/reviews/review-form";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Mono, Page } from "~/components/ui/layout";
import { PrintedHead } from "~/components/ui/printed-head/printed-head";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ApplicationsPageData } from "~/loaders/product/applications.server";
import type { DatasheetPageData } from "~/loaders/product/datasheet.server";
import type { ProductDocument, ProductSheet } from "~/loaders/product/documents.server";
import type { ProtocolPageData } from "~/loaders/product/protocol/protocol.server";
import type { SharedProtocolPageData } from "~/loaders/product/protocol/shared-protocol.server";
import type { ReviewFormPageData } from "~/loaders/product/reviews/review-form.server";
import { ApplicationsSheet } from "./applications-sheet";
import { DatasheetSheet } from "./datasheet-sheet";
import { PrintButton } from "./print-button";
import * as css from "./sheet-page.css";

/** `/products/{id}/applications` */
export function ApplicationsPage({ page }: { page: ApplicationsPageData }) {
  return (
    <SheetPage sheet={page} current="applications">
      <div>
        <ApplicationsSheet page={page} />
      </div>
    </SheetPage>
  );
}

/** `/products/{id}/protocol/{protocolid?}` */
export function ProtocolPage({ page }: { page: ProtocolPageData }) {
  return (
    <SheetPage sheet={page} current="protocol">
      <div>
        <ProtocolSheet page={page} />
      </div>
    </SheetPage>
  );
}

/** `/products/include/protocol` */
export function SharedProtocolPage({ page }: { page: SharedProtocolPageData }) {
  const title = page.crumbs.at(-1)?.label;
  return (
    <Page as="article" className={css.page}>
      <Breadcrumb crumbs={page.crumbs} />
      <PrintedHead address={page.head.canonical} />
      <header className={css.heading}>
        <h1 className={css.title}>{title}</h1>
        <p>{page.head.description}</p>
        {page.protocol && (
          <div className={css.tools}>
            <PrintButton />
          </div>
        )}
      </header>
      <div>
        <SharedProtocolSheet page={page} />
      </div>
    </Page>
  );
}

/** `/products/{id}/datasheet` */
export function DatasheetPage({ page }: { page: DatasheetPageData }) {
  return (
    <Page className={css.page}>
      <div className={css.tools} data-print="hide">
        <Breadcrumb crumbs={page.crumbs} />
        <PrintButton />
      </div>
      <div>
        <DatasheetSheet page={page} />
      </div>
    </Page>
  );
}

/** `/products/{id}/review` */
export function ReviewPage({ page }: { page: ReviewFormPageData }) {
  const { crumbs, product } = page;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className={css.title}>
        <span className={css.kind}>{crumbs.at(-1)?.label}</span> <CatalogueText text={product.name} />
      </h1>
      <div>
        <ReviewForm page={page} />
      </div>
    </Page>
  );
}

interface SheetPageProps {
  sheet: ProductSheet;
  current: ProductDocument["kind"];
  children: ReactNode;
}

/** A document page of a product: title, product, sibling documents, print button. */
export function SheetPage({ sheet, current, children }: SheetPageProps) {
  const name = useVocabulary();
  const { crumbs, product, documents } = sheet;
  return (
    <Page as="article" className={css.page}>
      <Breadcrumb crumbs={crumbs} />
      <PrintedHead address={sheet.head.canonical} />
      <header className={css.heading}>
        <h1 className={css.title}>
          <span className={css.kind}>{crumbs.at(-1)?.label}</span> <CatalogueText text={product.name} />
        </h1>
        <div className={css.meta}>
          <Mono>{product.key}</Mono>
          <span>{name("productType", product.productType)}</span>
          <StatusBadge status={product.status} />
        </div>
        <div className={css.tools}>
          <ProductDocuments documents={documents} current={current} />
          <PrintButton />
        </div>
      </header>
      {children}
    </Page>
  );
}
