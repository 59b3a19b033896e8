import { formatMoney } from "@domain/money/format";
import { PriceReason } from "~/components/ui/price/price";
import { useT } from "~/i18n/use-t";
import { useSizeText } from "~/i18n/use-vocabulary";
import type { RowOffer } from "~/loaders/browse/data.server";
import * as styles from "./product-list.css";

/** Sizes with prices, or with the reason why there are none. */
export function RowSizes({ offer }: { offer: RowOffer | null }) {
  const t = useT();
  const sizeText = useSizeText();
  if (offer === null) return <PriceReason>{t("browse.noPrice")}</PriceReason>;
  const priced = offer.sizes.some(({ price }) => price !== null);
  return (
    <>
      {!priced && offer.reason !== null && <PriceReason>{t(`selling.listReason.${offer.reason}`)}</PriceReason>}
      <ul className={styles.sizes} aria-label={t("browse.sizes")}>
        {offer.sizes.map((size) => (
          <li key={size.sku} className={styles.size} title={size.sku}>
            <span className={styles.amount}>{sizeText(size) || size.sku}</span>
            {size.price !== null && <span className={styles.price}>{formatMoney(size.price)}</span>}
          </li>
        ))}
      </ul>
      {offer.contract !== null && <PriceReason>{t("browse.contract", { group: offer.contract })}</PriceReason>}
    </>
  );
}
