import { PriceReason } from "~/components/ui/price/price";
import { useT } from "~/i18n/use-t";
import type { PanelOffer } from "~/loaders/panel/offers.server";

/** Price of an item, or why there is none. */
export function OfferText({ offer: { price, priceReason } }: { offer: PanelOffer }) {
  const t = useT();
  if (price !== null) return price;
  return <PriceReason>{priceReason ? t(`selling.listReason.${priceReason}`) : "–"}</PriceReason>;
}
