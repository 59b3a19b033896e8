import type { CardType } from "@contracts/commerce/payments";
import { Fragment, type ReactNode } from "react";
import { ShipTos } from "~/components/ship-to/ship-tos";
import { Mono } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { OrderPaymentView, OrderView } from "~/loaders/order/view.server";
import * as css from "./orders.css";

/** A titled part of an order or a quote. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{title}</h2>
      {children}
    </section>
  );
}

/** An address as on a parcel label. */
export function AddressPart({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Part title={title}>
      <address className={css.lines}>{lines.join("\n")}</address>
    </Part>
  );
}

/** Addresses and payments of an order (T-ORDER-08, T-ORDER-10). */
export function OrderParts({ order }: { order: OrderView }) {
  const t = useT();
  const { shippingAddress, shipTos, billingAddress, payments, seller } = order;
  return (
    <div className={css.parts}>
      {shipTos.length > 0 ? (
        <Part title={t("order.shippingAddress")}>
          <ShipTos shipTos={shipTos} />
        </Part>
      ) : (
        shippingAddress && <AddressPart title={t("order.shippingAddress")} lines={shippingAddress} />
      )}
      {billingAddress && <AddressPart title={t("order.billingAddress")} lines={billingAddress} />}
      {payments.length > 0 && (
        <Part title={t("order.payment")}>
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </Part>
      )}
      {seller.length > 0 && <AddressPart title={t("order.seller")} lines={seller} />}
    </div>
  );
}

const cardNames: Readonly<Record<Exclude<CardType, "other">, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  jcb: "JCB",
  unionpay: "UnionPay",
};

function Payment({ payment }: { payment: OrderPaymentView }) {
  const t = useT();
  if (payment.kind === "purchaseOrder") {
    const { poNumber, invoiceEmail, amount } = payment;
    return (
      <p className={css.lines}>
        {t("order.purchaseOrder")} {poNumber && <Mono>{poNumber}</Mono>}
        {"\n"}
        {amount}
        {invoiceEmail && `\n${t("order.invoiceTo", { email: invoiceEmail })}`}
      </p>
    );
  }
  const { card, lastFour, expiration, amount, refunds } = payment;
  return (
    <p className={css.lines}>
      {card === "other" ? t("order.card") : cardNames[card]} {lastFour && <Mono>•••• {lastFour}</Mono>}
      {"\n"}
      {amount}
      {expiration && `\n${t("order.expires", { expiration })}`}
      {refunds.map(({ id, ...refund }) => (
        <Fragment key={id}>
          {"\n"}
          {t("order.refunded", refund)}
        </Fragment>
      ))}
    </p>
  );
}
