import { kitOf } from "@domain/methods/kit-address";
import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { PrintButton } from "~/components/product/datasheet/print-button";
import { SizeMessages } from "~/components/product/order/size-messages";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { LinkButton } from "~/components/ui/button/button";
import { Mono, Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Table } from "~/components/ui/table/table";
import { TextLink } from "~/components/ui/text-link";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import type { LotPageData } from "~/loaders/lots/lot.server";
import { Certificate } from "./certificate";
import { LotEvidence } from "./lot-evidence";
import { LotStateBadge } from "./lot-state";
import * as css from "./lots.css";

/** `/lots/{number}` */
export function LotPage({ page }: { page: LotPageData }) {
  const t = useT();
  const { product, number, state, certificate, files } = page;
  return (
    <Page as="article" className={css.page}>
      <Breadcrumb crumbs={page.crumbs} />
      <header className={css.heading}>
        <h1 className={css.title}>
          {t("lots.one", { number })} · <CatalogueText text={product.name} />
        </h1>
        <div className={css.meta}>
          <Link to={`/products/${product.key}`}>
            <Mono>{product.key}</Mono>
          </Link>
          <LotStateBadge state={state} />
        </div>
        <div className={css.actions} data-print="hide">
          <LinkButton to={files.pdf} icon="document" variant="primary">
            {t("lots.certificatePdf")}
          </LinkButton>
          <LinkButton to={files.json}>{t("lots.certificateJson")}</LinkButton>
          <LinkButton to={kitOf([{ product: product.key, lot: number }])}>{t("site.methodsKit")}</LinkButton>
          <PrintButton />
        </div>
      </header>
      <Warnings page={page} />
      <Again page={page} />
      <Certificate certificate={certificate} />
      <LotEvidence page={page} />
      <Bridges page={page} />
      <section className={css.section} aria-labelledby="further">
        <h2 className={css.sectionTitle} id="further">
          {t("lots.further")}
        </h2>
        <ul className={css.list}>
          <li>
            <TextLink to={page.datasheetHref}>{t("lots.informationSheet")}</TextLink> {t("lots.informationNote")}
          </li>
          <li>
            <TextLink to={page.lotsHref}>{t("lots.allOf", { number: product.key })}</TextLink>
          </li>
          {page.digitalLinks.map(({ sku, href }) => (
            <li key={sku}>
              <TextLink to={href}>{t("lots.digitalLink", { sku })}</TextLink>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function Warnings({ page: { recall, mismatch, demonstration, fileError } }: { page: LotPageData }) {
  const t = useT();
  const lang = useTextLang();
  return (
    <>
      {recall && (
        <Notice tone="danger" title={t("lots.recalledOn", { day: recall.day })} id="recall">
          <p lang={lang(recall.reason)}>{recall.reason}</p>
          <p>{t("lots.recallAdvice")}</p>
        </Notice>
      )}
      {mismatch && (
        <Notice tone="warning" title={t("lots.mismatchTitle")}>
          <p>{t("lots.mismatch", mismatch)}</p>
        </Notice>
      )}
      {fileError && <Notice tone="warning">{fileError}</Notice>}
      {demonstration && <Notice tone="info">{t("lots.note.demonstration")}</Notice>}
    </>
  );
}

/** The lot that a buyer of this lot can order today. */
function Again({ page: { again, product, desk } }: { page: LotPageData }) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby="again" data-print="hide">
      <h2 className={css.sectionTitle} id="again">
        {t("lots.again.title")}
      </h2>
      {again.kind === "same" && (
        <p>
          {spaced(t("lots.again.same"))}
          {again.offer.kind !== "none" && (
            <TextLink to={again.href}>{t(`lots.again.${again.offer.kind}`, { number: product.key })}</TextLink>
          )}
        </p>
      )}
      {again.kind === "same" && <SizeMessages messages={again.offer.messages} sku={product.key} />}
      {again.kind === "none" && <p>{t("lots.again.none")}</p>}
      {(again.kind === "bridged" || again.kind === "newer") && (
        <p>
          {spaced(again.kind === "bridged" ? t("lots.again.bridged", { count: again.steps }) : t("lots.again.newer"))}
          <TextLink to={again.href}>{t("lots.one", { number: again.to })}</TextLink>
        </p>
      )}
      {desk && (
        <p>
          <TextLink to={desk.href}>{t(desk.isHeld ? "lots.desk.link" : "lots.desk.watchLink")}</TextLink>
        </p>
      )}
    </section>
  );
}

function Bridges({ page: { bridges } }: { page: LotPageData }) {
  const t = useT();
  if (bridges.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="bridges">
      <h2 className={css.sectionTitle} id="bridges">
        {t("lots.bridge.title")}
      </h2>
      <p className={css.note}>{t("lots.bridge.note")}</p>
      <Table
        caption={t("lots.bridge.title")}
        captionHidden
        columns={[
          {
            key: "lots",
            header: t("lots.bridge.lots"),
            rowHeader: true,
            cell: ({ from, to, href }) => <Link to={href}>{t("lots.bridge.fromTo", { from, to })}</Link>,
          },
          { key: "ratio", header: t("lots.bridge.ratio"), cell: ({ ratio }) => ratio, mono: true },
          { key: "limits", header: t("lots.tests.limits"), cell: ({ limits }) => limits },
          {
            key: "verdict",
            header: t("lots.tests.verdict"),
            cell: ({ pass }) => t(pass ? "lots.passed" : "lots.failed"),
          },
        ]}
        rows={bridges}
        rowKey={({ from, to }) => `${from} ${to}`}
      />
    </section>
  );
}
