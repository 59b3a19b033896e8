import type { ReactNode } from "react";
import { StatusBadge } from "~/components/product/order/status-badge";
import { ProductDocuments } from "~/components/product/product-documents";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Mono, Page } from "~/components/ui/layout";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductDocument, ProductSheet } from "~/loaders/product/documents.server";
import { PrintButton } from "./print-button";
import * as css from "./sheet-page.css";

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
      <header className={css.heading}>
        <h1 className={css.title}>
          <span className={css.kind}>{crumbs.at(-1)?.label}</span> <span lang="en">{product.name}</span>
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
