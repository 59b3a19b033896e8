import type { SizeRow } from "@domain/product-page/sizes";
import { AddToBasket } from "~/components/basket/add-to-basket";
import { Deferred } from "~/components/deferred";
import { Badge } from "~/components/ui/badge";
import { Mono, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { Price } from "~/components/ui/price";
import { QuantityInput } from "~/components/ui/quantity-input";
import { Skeleton } from "~/components/ui/skeleton";
import { TextLink } from "~/components/ui/text-link";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { ProductPageData, ShipDates } from "~/loaders/product-data.server";
import * as css from "./purchase-panel.css";

type PurchaseData = Pick<ProductPageData, "product" | "shipDates" | "lookedUpSizes">;

/** Sizes with price, ship date and the way to buy, or the reason why there is none (rows C-PRICE). */
export function PurchasePanel({ product, shipDates, lookedUpSizes }: PurchaseData) {
  const t = useT();
  return (
    <section id="order" className={css.panel} aria-labelledby="order-title">
      <h2 id="order-title" className={css.title}>
        {t("product.sizes")}
      </h2>
      {lookedUpSizes ? (
        <Deferred resolve={lookedUpSizes} skeleton={<Skeleton kind="rows" count={product.sizes.length} />}>
          {(sizes) => (
            <Sizes
              sizes={sizes.ok ? sizes.value : product.sizes}
              failed={!sizes.ok}
              shipDates={null}
              name={product.name}
            />
          )}
        </Deferred>
      ) : (
        <Sizes sizes={product.sizes} shipDates={shipDates} name={product.name} />
      )}
    </section>
  );
}

interface SizesProps {
  sizes: readonly SizeRow[];
  shipDates: ProductPageData["shipDates"];
  name: string;
  /** The price service did not answer (C-PRICE-12). */
  failed?: boolean;
}

function Sizes({ sizes, shipDates, failed }: SizesProps) {
  const t = useT();
  const [first] = sizes;
  // What holds for every size is said once, above them.
  const shared = first
    ? first.messages.filter(({ key }) => sizes.every((size) => size.messages.some((other) => other.key === key)))
    : [];
  const sharedKeys = new Set(shared.map(({ key }) => key));
  return (
    <Stack gap="s2">
      {failed && <Notice tone="warning">{t("product.priceUnavailable")}</Notice>}
      {shared.map((message) => (
        <Message key={message.key} message={message} />
      ))}
      {sizes.length > 0 && (
        <ul className={css.sizes}>
          {sizes.map((size) => (
            <Size key={size.sku} size={size} shipDates={shipDates} said={sharedKeys} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Size({
  size,
  shipDates,
  said,
}: {
  size: SizeRow;
  shipDates: ProductPageData["shipDates"];
  said: ReadonlySet<string>;
}) {
  const t = useT();
  const format = useFormat();
  const nameId = `size-${size.sku}`;
  return (
    <li className={css.size}>
      <div className={css.facts}>
        <span id={nameId} className={css.sku}>
          <Mono>{size.sku}</Mono>
        </span>
        <span>{size.size}</span>
        {size.tests !== null && (
          <span className={css.soft}>{t("product.tests", { formatted: format.number(size.tests) })}</span>
        )}
        {size.trial && <Badge>{t("product.trial")}</Badge>}
        {size.price !== null && (
          <span className={css.price}>
            <Price value={size.price} />
          </span>
        )}
      </div>
      {shipDates && size.addsToBasket && (
        <Deferred resolve={shipDates} skeleton={<p className={css.ship}>&nbsp;</p>}>
          {(dates) => <ShipDate date={dates.ok ? dates.value[size.sku] : undefined} />}
        </Deferred>
      )}
      {size.messages
        .filter(({ key }) => !said.has(key))
        .map((message) => (
          <Message key={message.key} message={message} />
        ))}
      <SizeAction size={size} nameId={nameId} />
    </li>
  );
}

function ShipDate({ date }: { date: ShipDates[string] | undefined }) {
  const t = useT();
  const format = useFormat();
  return (
    <p className={css.ship}>{date ? t("product.shipsOn", { date: format.shipDate(`${date}T12:00:00Z`) }) : "\u00a0"}</p>
  );
}

function SizeAction({ size, nameId }: { size: SizeRow; nameId: string }) {
  const t = useT();
  if (!size.buttonLabelKey) return null;
  const label = t(size.buttonLabelKey);
  if (size.addsToBasket) {
    return (
      <AddToBasket sku={size.sku} label={label} describedBy={nameId} variant="primary" className={css.form}>
        <QuantityInput label={`${t("product.quantity")} ${size.sku}`} labelHidden name="quantity" defaultValue="1" />
      </AddToBasket>
    );
  }
  if (!size.partnerHref) return null;
  return (
    <TextLink to={size.partnerHref} newWindow aria-describedby={nameId} className={css.partner}>
      {label}
    </TextLink>
  );
}

const tones = { info: "info", warning: "warning", error: "danger" } as const;

function Message({ message }: { message: SizeRow["messages"][number] }) {
  const t = useT();
  const text = t(message.key, message.params);
  return (
    <Notice tone={tones[message.tone]}>{message.href ? <TextLink to={message.href}>{text}</TextLink> : text}</Notice>
  );
}
