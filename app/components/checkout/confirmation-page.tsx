import { useRevalidator } from "@framework/remix";
import { type ReactNode, useEffect } from "react";
import { PrintButton } from "~/components/product/datasheet/print-button";
import { ShipTos } from "~/components/ship-to/ship-tos";
import { LinkButton } from "~/components/ui/button/button";
import { DayText } from "~/components/ui/day-text";
import { Mono } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Spinner } from "~/components/ui/spinner/spinner";
import { useT } from "~/i18n/use-t";
import type { ConfirmationData } from "~/loaders/checkout/confirmation.server";
import type { OrderPaymentView, OrderView } from "~/loaders/order/view.server";
import { replaceBasket } from "~/stores/basket/basket";
import { CheckoutLayout } from "./checkout-layout";
import * as css from "./checkout-page.css";
import { LineList } from "./line-list";
import { usePaymentText } from "./payment-text";
import { TotalsTable } from "./totals-table";

/** `/checkout/confirmation`: the order, or that it is still being placed. */
export function ConfirmationPage({ data }: { data: ConfirmationData }) {
  return data.kind === "ordered" ? <Ordered data={data} /> : <BeingPlaced data={data} />;
}

type OrderedData = Extract<ConfirmationData, { kind: "ordered" }>;

function Ordered({ data: { order, page, email, steps, itemCount, hasOtherEntries } }: { data: OrderedData }) {
  const t = useT();
  useEffect(() => replaceBasket(itemCount), [itemCount]);
  return (
    <CheckoutLayout
      title={t("checkout.confirmation.title")}
      steps={steps}
      side={
        <section className={css.side} aria-labelledby="order-totals">
          <h2 id="order-totals" className={css.sideTitle}>
            {t("checkout.side.heading")}
          </h2>
          <TotalsTable totals={order.totals} />
          <div className={css.buttons} data-print="hide">
            <LinkButton to={page}>{t("checkout.confirmation.view")}</LinkButton>
            <PrintButton />
          </div>
        </section>
      }
    >
      {hasOtherEntries && <Notice tone="warning">{t("checkout.confirmation.otherEntries")}</Notice>}
      <div>
        <p className={css.quiet}>{t("checkout.confirmation.number")}</p>
        <p className={css.number}>
          <Mono>{order.number}</Mono>
        </p>
        <p className={css.plain}>
          {t("checkout.confirmation.placedOn")} <DayText day={order.placed} />
        </p>
        <p className={css.plain}>
          {email === null ? t("checkout.confirmation.text") : t("checkout.confirmation.textTo", { email })}
        </p>
      </div>
      <LineList label={t("checkout.lines.label")} lines={order.lines} />
      <OrderFacts order={order} />
      <p data-print="hide">
        <LinkButton to="/browse" variant="quiet">
          {t("checkout.confirmation.shop")}
        </LinkButton>
      </p>
    </CheckoutLayout>
  );
}

function OrderFacts({ order }: { order: OrderView }) {
  const t = useT();
  const { shippingAddress, billingAddress, vatId, shippingMethod, instructions, comment, payments, quotes } = order;
  return (
    <div className={css.facts}>
      {quotes.length > 0 && (
        <Fact head={t("checkout.confirmation.quote")}>
          <p className={css.plain}>
            <Mono>{quotes.join(", ")}</Mono>
          </p>
        </Fact>
      )}
      <Fact head={t("checkout.summary.shipTo")}>
        {order.shipTos.length > 0 ? (
          <ShipTos shipTos={order.shipTos} />
        ) : (
          <address className={css.address}>{shippingAddress?.join("\n")}</address>
        )}
      </Fact>
      <Fact head={t("checkout.summary.billTo")}>
        <address className={css.address}>{billingAddress?.join("\n")}</address>
        {vatId && (
          <p className={css.plain}>
            {t("checkout.payment.vatId")} <Mono>{vatId}</Mono>
          </p>
        )}
      </Fact>
      <Fact head={t("checkout.summary.method")}>
        <p className={css.plain}>{[shippingMethod, instructions].filter(Boolean).join("\n")}</p>
      </Fact>
      <Fact head={t("checkout.summary.payment")}>
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </Fact>
      {comment && (
        <Fact head={t("checkout.summary.comment")}>
          <p className={css.plain}>{comment}</p>
        </Fact>
      )}
    </div>
  );
}

function PaymentLine({ payment }: { payment: OrderPaymentView }) {
  const text = usePaymentText();
  return (
    <p className={css.plain}>
      {payment.kind === "card"
        ? text({ kind: "card", card: payment.card, lastFour: payment.lastFour ?? "", until: null })
        : text({ kind: "purchaseOrder", number: payment.poNumber ?? "", email: payment.invoiceEmail ?? "" })}
    </p>
  );
}

function Fact({ head, children }: { head: string; children: ReactNode }) {
  return (
    <section className={css.fact}>
      <div className={css.factHead}>
        <h2>{head}</h2>
      </div>
      {children}
    </section>
  );
}

/** Polling interval; without scripts the page refreshes itself. */
const everyMilliseconds = 3000;

function BeingPlaced({ data: { steps, number, again } }: { data: Extract<ConfirmationData, { kind: "placing" }> }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, everyMilliseconds);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <CheckoutLayout title={t("checkout.placing.title")} steps={steps}>
      <div role="status" className={css.section}>
        <p>
          <Spinner /> {t("checkout.placing.text")}
        </p>
        {number && <p>{t("checkout.placing.number", { number })}</p>}
      </div>
      <p>
        <LinkButton to={again}>{t("checkout.placing.again")}</LinkButton>
      </p>
    </CheckoutLayout>
  );
}
