import { formatMoney } from "@domain/money/format";
import { AddToBasket } from "~/components/basket/add-to-basket";
import { Mono } from "~/components/ui/layout";
import { Price, PriceReason } from "~/components/ui/price/price";
import { useT } from "~/i18n/use-t";
import type { ProductRow, RowOffer } from "~/loaders/browse/data.server";

/** Price and add button, or the reason why there is none. */
export function Offer({ row, describedBy }: { row: ProductRow; describedBy: string }) {
  const t = useT();
  if (row.offer === null) return <PriceReason>{t("browse.noPrice")}</PriceReason>;
  const { price, reason } = row.offer;
  return (
    <>
      {price !== null && <Price value={formatMoney(price)} note={<Mono>{row.offer.sku}</Mono>} />}
      {price === null && reason !== null && <PriceReason>{t(`browse.reason.${reason}`)}</PriceReason>}
      <OfferAction offer={row.offer} describedBy={describedBy} />
    </>
  );
}

function OfferAction({ offer, describedBy }: { offer: RowOffer; describedBy: string }) {
  const t = useT();
  switch (offer.action) {
    case "add":
    case "quote":
    case "lead":
      return (
        <AddToBasket
          sku={offer.sku}
          label={t(offer.action === "add" ? "browse.add" : "browse.quote")}
          describedBy={describedBy}
          size="sm"
        />
      );
    case "partner":
      return offer.partnerHref ? (
        <a href={offer.partnerHref} rel="noopener">
          {t("browse.partner")}
        </a>
      ) : null;
    case "none":
      return null;
    default:
      return offer.action satisfies never;
  }
}
