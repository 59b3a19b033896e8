import * as css from "~/components/checkout/checkout-page.css";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { ShipToView } from "~/loaders/ship-to/ship-tos.server";

/** The numbered addresses of an order that goes to several. */
export function ShipTos({ shipTos }: { shipTos: readonly ShipToView[] }) {
  const t = useT();
  return shipTos.map(({ id, lines, shipping }) => (
    <address key={id} className={css.address}>
      <strong>{t("checkout.shipTo.numbered", { number: id })}</strong>
      {`\n${lines.join("\n")}`}
      {shipping !== null && `\n${t("checkout.totals.shipping")} ${shipping}`}
    </address>
  ));
}

interface SeveralAddressesProps {
  shipTos: readonly ShipToView[];
  /** Number of bought pieces in the basket, and number of addresses they can be shipped to. */
  pieces: number;
  addresses: number;
  from: "steps" | "one-page";
}

/** Link to the page that assigns addresses to lines or their pieces, with the choices made there. */
export function SeveralAddresses({ shipTos, pieces, addresses, from }: SeveralAddressesProps) {
  const t = useT();
  if (pieces < 2 || (addresses < 2 && shipTos.length === 0)) return null;
  return (
    <div className={css.section}>
      <ShipTos shipTos={shipTos} />
      <TextLink to={`/checkout/ship-to?from=${from}`}>
        {t(shipTos.length > 0 ? "checkout.shipTo.change" : "checkout.shipTo.several")}
      </TextLink>
    </div>
  );
}
