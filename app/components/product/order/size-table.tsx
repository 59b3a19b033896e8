import { instantOfDay } from "@domain/market/time-zone";
import type { SizeMessage, SizeRow } from "@domain/product-page/sizes";
import { Fragment } from "react";
import { Deferred } from "~/components/deferred";
import { Mono, VisuallyHidden } from "~/components/ui/layout";
import { Price } from "~/components/ui/price/price";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useSizeText } from "~/i18n/use-vocabulary";
import type { ProductPageData } from "~/loaders/product/data.server";
import { SizeMessages } from "./size-messages";
import * as css from "./size-table.css";

interface SizeTableProps {
  sizes: readonly SizeRow[];
  /** Messages of single sizes, by SKU. */
  messages: ReadonlyMap<string, readonly SizeMessage[]>;
  /** Preselected size; null if none can be chosen. */
  chosen: string | null;
  shipDates: ProductPageData["shipDates"];
}

/** Sizes as rows: number, amount, ship date, price. Rows that can be bought are choices of one form. */
export function SizeTable({ sizes, messages, chosen, shipDates }: SizeTableProps) {
  const t = useT();
  const priced = sizes.some(({ priceVisibility }) => priceVisibility !== "hidden");
  const ships = shipDates && sizes.some(hasShipDate) ? shipDates : null;
  const single = sizes.filter(({ addsToBasket }) => addsToBasket).length === 1;
  const columns = 2 + Number(priced) + Number(ships !== null);
  return (
    <div className={css.area}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{t("product.sizes")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("product.catalogShort")}</th>
            <th scope="col">{t("product.size")}</th>
            {ships && <th scope="col">{t("product.shipDate")}</th>}
            {priced && <th scope="col">{t("product.price")}</th>}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <Fragment key={size.sku}>
              <tr>
                <th scope="row">
                  <Choice size={size} chosen={chosen} single={single} />
                </th>
                <td>
                  <Amount size={size} />
                </td>
                {ships && <td>{hasShipDate(size) && <ShipDate sku={size.sku} shipDates={ships} />}</td>}
                {priced && (
                  <td>
                    <SizePrice size={size} />
                  </td>
                )}
              </tr>
              {(messages.get(size.sku)?.length ?? 0) > 0 && (
                <tr>
                  <td colSpan={columns}>
                    <SizeMessages messages={messages.get(size.sku) ?? []} sku={size.sku} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The whole row selects its size; a single size needs no choice. */
function Choice({ size, chosen, single }: { size: SizeRow; chosen: string | null; single: boolean }) {
  if (chosen === null || !size.addsToBasket) return <Mono>{size.sku}</Mono>;
  if (single) {
    return (
      <>
        <input type="hidden" name="sku" value={size.sku} />
        <Mono>{size.sku}</Mono>
      </>
    );
  }
  return (
    <label className={css.choice}>
      <input type="radio" name="sku" value={size.sku} defaultChecked={size.sku === chosen} required />
      <Mono>{size.sku}</Mono>
    </label>
  );
}

function Amount({ size }: { size: SizeRow }) {
  const t = useT();
  const format = useFormat();
  const sizeText = useSizeText();
  return (
    <>
      <span className={css.amount}>{sizeText(size)}</span>
      {size.tests !== null && (
        <span className={css.note}>{t("product.tests", { formatted: format.number(size.tests) })}</span>
      )}
      {size.trial && <span className={css.note}>{t("product.trial")}</span>}
    </>
  );
}

function SizePrice({ size }: { size: SizeRow }) {
  const t = useT();
  const format = useFormat();
  if (size.priceVisibility === "lookup") {
    return (
      <span className={css.priceSkeleton}>
        <VisuallyHidden>{t("product.checkingPrice")}</VisuallyHidden>
      </span>
    );
  }
  if (size.price === null) return null;
  return (
    <>
      <Price value={size.price} />
      {size.contract && <span className={css.note}>{size.contract}</span>}
      {size.breaks.map(({ pieces, price }) => (
        <span key={pieces} className={css.note}>
          {t("product.priceFrom", { pieces: format.number(pieces), price })}
        </span>
      ))}
    </>
  );
}

/** The message of a made-to-order size explains its ship date. */
const hasShipDate = ({ addsToBasket, madeToOrder }: SizeRow) => addsToBasket && !madeToOrder;

/** 'Today', or month and day (C-LOC-05); a message if the service did not respond in time. */
function ShipDate({ sku, shipDates }: { sku: string; shipDates: NonNullable<ProductPageData["shipDates"]> }) {
  const t = useT();
  const format = useFormat();
  return (
    <Deferred resolve={shipDates} skeleton={<span className={css.dateSkeleton} />}>
      {(dates) => {
        const date = dates.ok ? dates.value[sku] : undefined;
        if (!date) return <span className={css.note}>{t("product.shipDateUnknown")}</span>;
        return <time dateTime={date}>{format.shipDate(instantOfDay(date))}</time>;
      }}
    </Deferred>
  );
}
