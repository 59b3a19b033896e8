import { instantOfDay } from "@domain/market/time-zone";
import { type DatasheetOptions, datasheetHref, datasheetPdfHref } from "@domain/product-page/datasheet";
import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { useKeyFacts } from "~/components/product/key-facts";
import { InformationContentView, useDataValue } from "~/components/product/product-information";
import { ProductLists } from "~/components/product/product-lists";
import { Protocol } from "~/components/product/protocol/protocol-sheet";
import { ApplicationTable } from "~/components/product/sections/application-table";
import { LinkButton } from "~/components/ui/button/button";
import { Mono } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Wordmark } from "~/components/wordmark";
import { formatDateInText } from "~/i18n/format";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { DatasheetPageData } from "~/loaders/product/datasheet.server";
import * as css from "./datasheet-sheet.css";
import { SheetFigures } from "./sheet-figures";

/** The datasheet as printed (C-PROD-06, rows C-DS). */
export function DatasheetSheet({ page }: { page: DatasheetPageData }) {
  const t = useT();
  const { product, options, parts, includes, protocols, statements, head } = page;
  return (
    <>
      <Options productKey={product.key} options={options} />
      <File page={page} />
      <article className={css.paper} data-size={options.size}>
        <Masthead page={page} />
        <Facts page={page} />
        {product.applications.rows.length > 0 && (
          <Block title={t("productDetails.applicationTable")}>
            <ApplicationTable table={product.applications} evidence={product.evidence} />
          </Block>
        )}
        {includes.length > 0 && (
          <Block title={t("productDetails.includes")}>
            <ProductLists lists={includes} title={t("productDetails.includes")} />
          </Block>
        )}
        <div className={css.parts}>
          {parts.map(({ kind, title, ...content }) => (
            <Block key={kind} id={kind} title={title}>
              <InformationContentView content={content} productKey={product.key} />
            </Block>
          ))}
        </div>
        <SheetFigures figures={product.figures} eager />
        {protocols.map((protocol) => (
          <Protocol key={protocol.id} protocol={protocol} productKey={product.key} />
        ))}
        <footer className={css.imprint}>
          {statements.map((statement) => (
            <p key={statement}>
              <CatalogueText text={statement} />
            </p>
          ))}
          {head.canonical && <p className={css.address}>{head.canonical.replace(/^https?:\/\//, "")}</p>}
        </footer>
      </article>
    </>
  );
}

function Block({ id, title, children }: { id?: string; title: string; children: React.ReactNode }) {
  return (
    <section id={id} className={css.block}>
      <h2 className={css.blockTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Masthead({ page: { product, revised } }: { page: DatasheetPageData }) {
  const t = useT();
  const market = useMarket();
  const name = useVocabulary();
  return (
    <header className={css.masthead}>
      <div className={css.band}>
        <Wordmark />
        <span>{t("productDetails.datasheet")}</span>
        <Mono className={css.number}>{product.key}</Mono>
      </div>
      <h1 className={css.title}>
        <CatalogueText text={product.name} />
      </h1>
      <p className={css.soft}>
        {name("productType", product.productType)}
        {revised &&
          ` · ${t("productDetails.revision", { date: formatDateInText(new Date(instantOfDay(revised)), market) })}`}
      </p>
    </header>
  );
}

/** Key facts, then lot-specific data; three per row. */
function Facts({ page: { product, data } }: { page: DatasheetPageData }) {
  const t = useT();
  const value = useDataValue();
  const facts = [
    ...useKeyFacts(product)
      .filter(({ key }) => key !== "number")
      .map(({ key, term, value: shown, mono }) => ({ key, term, value: mono ? <Mono>{shown}</Mono> : shown })),
    ...data.map((entry) => ({
      key: entry.term,
      term: t(`productDetails.data.${entry.term}`),
      value: value(entry),
    })),
  ];
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div key={fact.key} className={css.fact}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Print options as links; every variant has an address. */
function Options({ productKey, options }: { productKey: string; options: DatasheetOptions }) {
  const t = useT();
  const choices: readonly (readonly { label: string; change: Partial<DatasheetOptions> }[])[] = [
    [
      { label: t("productDetails.withFigures"), change: { images: true } },
      { label: t("productDetails.withoutFigures"), change: { images: false } },
    ],
    [
      { label: t("productDetails.withoutProtocol"), change: { protocol: false } },
      { label: t("productDetails.withProtocol"), change: { protocol: true } },
    ],
    [
      { label: t("productDetails.letter"), change: { size: "Letter" } },
      { label: t("productDetails.a4"), change: { size: "A4" } },
    ],
  ];
  return (
    <nav className={css.options} aria-label={t("productDetails.datasheetOptions")}>
      {choices.map((group) => (
        <ul key={group[0]?.label} className={css.group}>
          {group.map(({ label, change }) => {
            const changed = { ...options, ...change };
            const href = datasheetHref(productKey, changed);
            const current = href === datasheetHref(productKey, options);
            return (
              <li key={label}>
                <Link to={href} className={css.option} aria-current={current ? "true" : undefined}>
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      ))}
    </nav>
  );
}

/** The PDF has the same options as the page. */
function File({ page: { product, options, withoutFile } }: { page: DatasheetPageData }) {
  const t = useT();
  const problem = withoutFile === "limit" ? "productDetails.pdfLimit" : "productDetails.pdfUnavailable";
  return (
    <div className={css.file}>
      {withoutFile && <Notice tone="warning">{t(problem)}</Notice>}
      <LinkButton to={datasheetPdfHref(product.key, options)} icon="download" rel="nofollow">
        {t("productDetails.pdf")}
      </LinkButton>
    </div>
  );
}
