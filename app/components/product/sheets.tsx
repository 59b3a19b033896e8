import { serverFirst } from "~/components/server-first";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { Page } from "~/components/ui/layout";
import { loadTexts } from "~/i18n/client";
import type { ApplicationsPageData } from "~/loaders/product-applications.server";
import type { DatasheetPageData } from "~/loaders/product-datasheet.server";
import type { ProtocolPageData } from "~/loaders/product-protocol.server";
import type { ReviewFormPageData } from "~/loaders/product-review-form.server";
import type { SharedProtocolPageData } from "~/loaders/product-shared-protocol.server";
import { ApplicationsSheet as ApplicationsSheetOnServer } from "./applications-sheet";
import { DatasheetSheet as DatasheetSheetOnServer } from "./datasheet-sheet";
import { PrintButton } from "./print-button";
import { ProtocolSheet as ProtocolSheetOnServer } from "./protocol-sheet";
import * as css from "./sheet-page.css";
// Styles of what is drawn on demand: a document needs them from the beginning.
import "~/components/ui/definition-list.css";
import "~/components/ui/field.css";
import "~/components/ui/notice.css";
import "~/components/ui/species-application-matrix.css";
import "~/components/ui/table.css";
import "~/components/wordmark.css";
import "./datasheet-sheet.css";
import "./pathway-drawing.css";
import "./product-information.css";
import "./product-lists.css";
import "./sheet-figures.css";
import "./review-form.css";
import "./spectrum-plot.css";
import { ReviewForm as ReviewFormOnServer } from "./review-form";
import { SharedProtocolSheet as SharedProtocolSheetOnServer } from "./shared-protocol-sheet";
import { SheetPage } from "./sheet-page";

const texts = () => loadTexts("productDetails");

const Applications = serverFirst<{ page: ApplicationsPageData }>(
  import.meta.env.SSR ? ApplicationsSheetOnServer : null,
  async () => {
    const [{ ApplicationsSheet }] = await Promise.all([import("./applications-sheet"), texts()]);
    return ApplicationsSheet;
  },
);
const Protocols = serverFirst<{ page: ProtocolPageData }>(
  import.meta.env.SSR ? ProtocolSheetOnServer : null,
  async () => {
    const [{ ProtocolSheet }] = await Promise.all([import("./protocol-sheet"), texts()]);
    return ProtocolSheet;
  },
);
const SharedProtocol = serverFirst<{ page: SharedProtocolPageData }>(
  import.meta.env.SSR ? SharedProtocolSheetOnServer : null,
  async () => {
    const [{ SharedProtocolSheet }] = await Promise.all([import("./shared-protocol-sheet"), texts()]);
    return SharedProtocolSheet;
  },
);
const Datasheet = serverFirst<{ page: DatasheetPageData }>(
  import.meta.env.SSR ? DatasheetSheetOnServer : null,
  async () => {
    const [{ DatasheetSheet }] = await Promise.all([import("./datasheet-sheet"), texts()]);
    return DatasheetSheet;
  },
);

const Review = serverFirst<{ page: ReviewFormPageData }>(import.meta.env.SSR ? ReviewFormOnServer : null, async () => {
  const [{ ReviewForm }] = await Promise.all([import("./review-form"), texts()]);
  return ReviewForm;
});

/** `/products/{id}/applications` */
export function ApplicationsPage({ page }: { page: ApplicationsPageData }) {
  return (
    <SheetPage sheet={page} current="applications">
      <Applications key={page.product.key} page={page} />
    </SheetPage>
  );
}

/** `/products/{id}/protocol/{protocolid?}` */
export function ProtocolPage({ page }: { page: ProtocolPageData }) {
  return (
    <SheetPage sheet={page} current="protocol">
      <Protocols key={`${page.product.key} ${page.chosen}`} page={page} />
    </SheetPage>
  );
}

/** `/products/include/protocol` */
export function SharedProtocolPage({ page }: { page: SharedProtocolPageData }) {
  const title = page.crumbs.at(-1)?.label;
  return (
    <Page as="article" className={css.page}>
      <Breadcrumb crumbs={page.crumbs} />
      <header className={css.heading}>
        <h1 className={css.title}>{title}</h1>
        <p>{page.head.description}</p>
        {page.protocol && (
          <div className={css.tools}>
            <PrintButton />
          </div>
        )}
      </header>
      <SharedProtocol key={JSON.stringify(page.form)} page={page} />
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
      <Datasheet key={JSON.stringify([page.product.key, page.options])} page={page} />
    </Page>
  );
}

/** `/products/{id}/review` */
export function ReviewPage({ page }: { page: ReviewFormPageData }) {
  const { crumbs, product, form } = page;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className={css.title}>
        <span className={css.kind}>{crumbs.at(-1)?.label}</span> <span lang="en">{product.name}</span>
      </h1>
      <Review key={`${product.key} ${form?.token}`} page={page} />
    </Page>
  );
}
