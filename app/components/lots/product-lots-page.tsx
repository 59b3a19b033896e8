import { CatalogueText } from "~/components/catalogue-text";
import { Form, Link } from "~/components/navigation";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Button } from "~/components/ui/button/button";
import { Checkbox } from "~/components/ui/field/field";
import { Mono, Page, VisuallyHidden } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Table } from "~/components/ui/table/table";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import type { LotRow, ProductLotsData } from "~/loaders/lots/product-lots.server";
import { LookUpForm } from "./look-up-form";
import { LotStateBadge } from "./lot-state";
import * as css from "./lots.css";

/** `/products/{id}/lots` */
export function ProductLotsPage({ page }: { page: ProductLotsData }) {
  const t = useT();
  const { product, rows, comparison, error, crumbs } = page;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={crumbs} />
      <header className={css.heading}>
        <h1 className={css.title}>
          {t("lots.title")} · <CatalogueText text={product.name} />
        </h1>
        <div className={css.meta}>
          <Link to={`/products/${product.key}`}>
            <Mono>{product.key}</Mono>
          </Link>
          <TextLink to={page.feed}>{t("lots.feed")}</TextLink>
        </div>
      </header>
      {page.demonstration && <Notice tone="info">{t("lots.note.demonstration")}</Notice>}
      {error && (
        <Notice tone="danger" refusal announce="assertive">
          {error}
        </Notice>
      )}
      {rows.length === 0 ? (
        <p>{t("lots.none")}</p>
      ) : (
        <Form method="get" action={`/products/${product.key}/lots`} data-print="keep">
          <LotTable rows={rows} />
          {rows.length > 1 && (
            <p className={css.compare} data-print="hide">
              <Button type="submit">{t("lots.compare")}</Button>
            </p>
          )}
        </Form>
      )}
      {comparison && <Comparison comparison={comparison} />}
      <section className={css.section} aria-labelledby="look-up" data-print="hide">
        <h2 className={css.sectionTitle} id="look-up">
          {t("lots.lookUp")}
        </h2>
        <LookUpForm product={product.key} />
      </section>
    </Page>
  );
}

function LotTable({ rows }: { rows: readonly LotRow[] }) {
  const t = useT();
  return (
    <Table
      caption={t("lots.title")}
      captionHidden
      columns={[
        {
          key: "number",
          header: t("lots.facts.number"),
          rowHeader: true,
          cell: ({ number, href, isCurrent }) => (
            <>
              <Link to={href}>{t("lots.one", { number })}</Link> {isCurrent && t("lots.current")}
            </>
          ),
        },
        {
          key: "state",
          header: t("lots.facts.state"),
          // A badge would fill the whole row on a phone.
          cell: ({ state }) => (
            <span>
              <LotStateBadge state={state} />
            </span>
          ),
        },
        { key: "made", header: t("lots.facts.made"), cell: ({ made }) => made },
        { key: "released", header: t("lots.facts.released"), cell: ({ released }) => released },
        {
          key: "lastDay",
          header: t("lots.lastDay"),
          cell: ({ lastDay, isRetested }) => (isRetested ? t("lots.retestOn", { day: lastDay }) : lastDay),
        },
        {
          key: "certificate",
          header: t("lots.certificate"),
          cell: ({ href, number }) => <TextLink to={`${href}.pdf`}>{t("lots.pdfOf", { number })}</TextLink>,
        },
        {
          key: "choose",
          header: t("lots.chooseHeader"),
          // The header says it once; beside six columns no label has room. The space puts the box on the row's line.
          cell: ({ number, isChosen }) => (
            <Checkbox
              name="lot"
              value={number}
              defaultChecked={isChosen}
              label={
                <>
                  {"\u00a0"}
                  <VisuallyHidden>{t("lots.choose", { number })}</VisuallyHidden>
                </>
              }
            />
          ),
        },
      ]}
      rows={rows}
      rowKey={({ number }) => number}
    />
  );
}

function Comparison({ comparison: { lots, rows } }: { comparison: NonNullable<ProductLotsData["comparison"]> }) {
  const t = useT();
  const lang = useTextLang();
  const [first, second] = lots;
  const column = (lot: LotRow, index: 0 | 1) => ({
    key: lot.number,
    header: t("lots.one", { number: lot.number }),
    cell: ({ values, english }: (typeof rows)[number]) => (
      <span lang={english ? lang(values[index]) : undefined}>{values[index]}</span>
    ),
  });
  return (
    // Not a region, because the scrolling table is one.
    <div className={css.section}>
      <h2 className={css.sectionTitle}>{t("lots.comparison", { first: first.number, second: second.number })}</h2>
      <Table
        caption={t("lots.comparison", { first: first.number, second: second.number })}
        captionHidden
        phone="scroll"
        columns={[
          {
            key: "term",
            header: t("lots.fact"),
            rowHeader: true,
            cell: ({ term, english }) => <span lang={english ? lang(term) : undefined}>{term}</span>,
          },
          column(first, 0),
          column(second, 1),
          {
            key: "differs",
            header: t("lots.difference"),
            cell: ({ differs }) => t(differs ? "lots.differs" : "lots.equal"),
          },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </div>
  );
}
