import type { SizeRow } from "@domain/product-page/sizes";
import { LatePrices } from "~/components/analytics/page-facts";
import { AddToBasket } from "~/components/basket/add-to-basket";
import { Deferred } from "~/components/deferred";
import { OffersStructuredData } from "~/components/product/structured-data";
import { LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { QuantityInput } from "~/components/ui/quantity-input/quantity-input";
import { useT } from "~/i18n/use-t";
import type { ProductPageData } from "~/loaders/product/data.server";
import * as css from "./purchase-panel.css";
import { SizeMessages, sharedMessages } from "./size-messages";
import { SizeTable } from "./size-table";

interface PanelData
  extends Pick<ProductPageData, "product" | "chosen" | "shipDates" | "lookedUpSizes" | "head" | "returnDays"> {
  /** Title from the template; may be empty. */
  title: string;
}

/** Sizes with price, ship date and button, or why there is none (rows C-PRICE). */
export function PurchasePanel({ lookedUpSizes, title, ...data }: PanelData) {
  const t = useT();
  const { product } = data;
  return (
    <section id="order" className={css.panel} aria-labelledby="order-title" key={product.key}>
      <h2 id="order-title" className={css.title}>
        {title || t("product.sizes")}
      </h2>
      {lookedUpSizes ? (
        <Deferred resolve={lookedUpSizes} skeleton={<WaitingForPrices {...data} />}>
          {(answer) => (
            <>
              <Offers {...data} sizes={answer.ok ? answer.value : product.sizes} />
              {answer.ok && <OffersStructuredData {...data} sizes={answer.value} />}
              <LatePrices answer={answer} />
            </>
          )}
        </Deferred>
      ) : (
        <Offers {...data} sizes={product.sizes} />
      )}
    </section>
  );
}

interface OffersProps extends Omit<PanelData, "lookedUpSizes" | "title"> {
  sizes: readonly SizeRow[];
}

function Offers({ sizes, product, chosen, shipDates }: OffersProps) {
  const t = useT();
  const { shared, own } = sharedMessages(sizes);
  const groups = groupsOf(sizes);
  const partner = sizes.find(({ partnerHref }) => partnerHref !== null);
  return (
    <>
      <SizeMessages messages={shared} sku={product.key} />
      {sizes.length === 0 && <Notice tone="warning">{t("selling.unavailable")}</Notice>}
      {groups.map(({ labelKey, rows }) => {
        const table = (
          <SizeTable
            sizes={rows}
            messages={own}
            chosen={labelKey === null ? null : firstChoice(rows, chosen)}
            shipDates={shipDates}
          />
        );
        if (labelKey === null) return <div key="none">{table}</div>;
        return (
          <AddToBasket
            key={labelKey}
            label={t(labelKey)}
            describedBy="product-name"
            variant="primary"
            className={css.form}
            printed
          >
            <fieldset className={css.choice}>
              <legend className={css.legend}>{t("product.size")}</legend>
              {table}
            </fieldset>
            <QuantityInput label={t("product.quantity")} labelHidden name="quantity" defaultValue="1" />
          </AddToBasket>
        );
      })}
      {partner?.partnerHref && partner.buttonLabelKey && (
        <p className={css.partner}>
          <LinkButton to={partner.partnerHref} variant="primary" icon="external" block rel="noopener">
            {t(partner.buttonLabelKey)}
          </LinkButton>
          <span className={css.soft}>{t("product.partnerNote")}</span>
        </p>
      )}
    </>
  );
}

/** The same table with placeholders, and space reserved for its form. */
function WaitingForPrices({ product }: Pick<PanelData, "product">) {
  return (
    <div className={css.form} aria-busy="true">
      <SizeTable sizes={product.sizes} messages={new Map()} chosen={null} shipDates={null} />
      <span className={css.actionSkeleton} />
    </div>
  );
}

interface Group {
  /** Null if nothing can be added to the basket. */
  readonly labelKey: SizeRow["buttonLabelKey"];
  readonly rows: readonly SizeRow[];
}

/** One form per kind of purchase, usually one; sizes that cannot be bought are in the first table. */
function groupsOf(sizes: readonly SizeRow[]): Group[] {
  const labels = [...new Set(sizes.filter((size) => size.addsToBasket).map((size) => size.buttonLabelKey))];
  const [first = null] = labels;
  if (labels.length <= 1) return sizes.length > 0 ? [{ labelKey: first, rows: sizes }] : [];
  return labels.map((labelKey) => ({
    labelKey,
    rows: sizes.filter((size) => (size.addsToBasket ? size.buttonLabelKey === labelKey : labelKey === first)),
  }));
}

/** The size in the address, else the first that is not a trial. */
function firstChoice(rows: readonly SizeRow[], chosen: string | null): string | null {
  const buyable = rows.filter(({ addsToBasket }) => addsToBasket);
  const choice = buyable.find(({ sku }) => sku === chosen) ?? buyable.find(({ trial }) => !trial) ?? buyable[0];
  return choice?.sku ?? null;
}
