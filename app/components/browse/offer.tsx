import { formatMoney } from "@domain/money/format";
import { Form, useLocation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Price, PriceReason } from "~/components/ui/price";
import { useT } from "~/i18n/use-t";
import type { ProductRow, RowOffer } from "~/loaders/browse-data.server";

/** Price or why there is none, and the way into the basket where there is one. */
export function Offer({ row }: { row: ProductRow }) {
  const t = useT();
  if (row.offer === null) return <PriceReason>{t("browse.noPrice")}</PriceReason>;
  const { price, reason } = row.offer;
  return (
    <>
      {price !== null && <Price value={formatMoney(price)} />}
      {price === null && reason !== null && <PriceReason>{t(`browse.reason.${reason}`)}</PriceReason>}
      <OfferAction offer={row.offer} />
    </>
  );
}

function OfferAction({ offer }: { offer: RowOffer }) {
  const t = useT();
  const { pathname, search } = useLocation();
  switch (offer.action) {
    case "add":
    case "quote":
    case "lead": {
      const quote = offer.action !== "add";
      const { sku } = offer;
      return (
        <Form method="post" action="/cart" preventScrollReset>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="quantity" value="1" />
          <input type="hidden" name="return" value={`${pathname}${search}`} />
          <Button type="submit" size="sm" aria-label={t(quote ? "browse.quoteOf" : "browse.addOf", { sku })}>
            {t(quote ? "browse.quote" : "browse.add")}
          </Button>
        </Form>
      );
    }
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
