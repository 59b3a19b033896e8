import { referenceNames } from "@contracts/commerce/references";
import { AccountFrame, Unreachable } from "~/components/account/account-frame";
import { LineList } from "~/components/checkout/line-list";
import { TotalsTable } from "~/components/checkout/totals-table";
import { KitLink } from "~/components/methods/kit-link";
import { Form } from "~/components/navigation";
import { PrintButton } from "~/components/product/datasheet/print-button";
import { Button } from "~/components/ui/button/button";
import { DayText } from "~/components/ui/day-text";
import { type Definition, DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Mono } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { OrderPageData } from "~/loaders/order/page.server";
import type { OrderLineView, OrderView } from "~/loaders/order/view.server";
import { InvoiceList } from "./invoice-list";
import { OrderParts } from "./order-parts";
import { LineStatus, OrderStatus } from "./order-status";
import * as css from "./orders.css";
import { ReorderReport } from "./reorder-report";
import { Returns } from "./return-form";
import { ShippedLots } from "./shipped-lots";

/** `/account/my/orderhistory/{ordernumber}`, with a print layout. */
export function OrderPage({
  data: { number, order, invoices, withdrawal, returns, key, reordered },
}: {
  data: OrderPageData;
}) {
  const t = useT();
  return (
    <AccountFrame
      title={t("order.one", { number })}
      parent={{ label: t("order.title"), to: "/account/my/orderhistory" }}
    >
      <div className={css.head}>
        <h1 className={css.title}>
          {t("order.one", { number })} {order && <OrderStatus status={order.status} />}
        </h1>
        {order && (
          <div className={css.buttons}>
            <PrintButton />
            <Form method="post" action={`/account/my/orderhistory/${number}`}>
              <input type="hidden" name="key" value={key} />
              <Button type="submit" name="intent" value="reorder" variant="primary" icon="basket">
                {t("order.reorder")}
              </Button>
            </Form>
          </div>
        )}
      </div>
      {!order && <Unreachable />}
      {reordered && <ReorderReport reordered={reordered} />}
      {order && <OrderDocument order={order} />}
      {invoices && <InvoiceList invoices={invoices} />}
      {returns && <Returns returns={returns} />}
      {order && <OrderContact number={number} />}
      {withdrawal && (
        <p>
          <TextLink to={withdrawal}>{t("order.withdraw")}</TextLink>
        </p>
      )}
    </AccountFrame>
  );
}

/** Link to customer service, which changes, cancels and returns orders. Its form has the order's number filled in. */
export function OrderContact({ number }: { number: string }) {
  const t = useT();
  const query = new URLSearchParams({ topic: "order", order_number: number });
  return (
    <p className={css.onScreen}>
      <TextLink to={`/about-us/contact-us?${query}`}>{t("order.contact")}</TextLink>
    </p>
  );
}

/** Facts, lines, amounts and parties of an order. */
export function OrderDocument({ order }: { order: OrderView }) {
  const t = useT();
  return (
    <>
      <DefinitionList items={facts(t, order)} columns={2} />
      <section className={css.section} aria-labelledby="items">
        <h2 id="items">{t("order.items")}</h2>
        <LineList label={t("order.items")} lines={order.lines} note={(line) => <LineState line={line} />} />
        <div className={css.totals}>
          <TotalsTable totals={order.totals} />
        </div>
        <KitLink products={order.lines.flatMap(productsOf)} />
      </section>
      <OrderParts order={order} />
    </>
  );
}

/** A line shipped from several lots becomes one product per lot. */
function productsOf({ productKey: product, lots }: OrderLineView) {
  return lots.length > 0 ? lots.map(({ number: lot }) => ({ product, lot })) : [{ product }];
}

function facts(t: ReturnType<typeof useT>, order: OrderView): Definition[] {
  const { number, placed, changed, delivered, shippingMethod, vatId, codes, quotes, instructions, comment } = order;
  const items: (Definition | null | false | "")[] = [
    { key: "number", term: t("order.number"), value: number, mono: true, copy: number },
    { key: "placed", term: t("order.placed"), value: <DayText day={placed} /> },
    { key: "changed", term: t("order.changed"), value: <DayText day={changed} /> },
    delivered && { key: "delivered", term: t("order.delivered"), value: <DayText day={delivered} /> },
    shippingMethod && { key: "method", term: t("order.shippingMethod"), value: shippingMethod },
    vatId && { key: "vat", term: t("account.fields.vatId"), value: vatId, mono: true },
    ...referenceNames.map((name) => {
      const code = order.references?.[name];
      return code ? { key: name, term: t(`checkout.references.${name}`), value: code, mono: true } : null;
    }),
    order.purchaseOrderFile && {
      key: "purchaseOrderFile",
      term: t("order.purchaseOrderFile"),
      value: (
        <a href={`/account/my/orderhistory/${number}/purchase-order`} download>
          {order.purchaseOrderFile}
        </a>
      ),
    },
    order.requestedOn && {
      key: "requested",
      term: t("checkout.references.requestedOn"),
      value: <DayText day={order.requestedOn} />,
    },
    order.shipComplete && {
      key: "complete",
      term: t("checkout.references.delivery"),
      value: t("checkout.references.shipComplete"),
    },
    order.approval && {
      key: "approval",
      term: t("order.approval.approved"),
      value: (
        <>
          {order.approval.by}, <DayText day={order.approval.on} />
        </>
      ),
    },
    quotes.length > 0 ? { key: "quotes", term: t("order.quotes"), value: quotes.join(", "), mono: true } : null,
    codes.length > 0 ? { key: "codes", term: t("order.codes"), value: codes.join(", "), mono: true } : null,
    instructions && { key: "instructions", term: t("order.instructions"), value: instructions },
    comment && { key: "comment", term: t("order.comment"), value: comment },
  ];
  return items.flatMap((item) => (item ? [item] : []));
}

/** State of a line: status, parcel, returns (T-ORDER-09, T-ORDER-11). */
function LineState({ line: { status, tracking, lots, returns, replacement } }: { line: OrderLineView }) {
  const t = useT();
  return (
    <div className={css.state}>
      <LineStatus status={status} />
      {replacement && <span>{t(`order.replacement.${replacement}`)}</span>}
      {tracking && (
        <span>
          {t("order.tracking")}{" "}
          {tracking.href ? (
            <a href={tracking.href} rel="noopener noreferrer">
              <Mono>{tracking.number}</Mono>
            </a>
          ) : (
            <Mono>{tracking.number}</Mono>
          )}
        </span>
      )}
      <ShippedLots lots={lots} />
      {returns.map(({ quantity, state, date }) => (
        <span key={`${state} ${quantity} ${date}`}>
          {t("order.return", { quantity, state: t(`order.returnStates.${state}`), date })}
        </span>
      ))}
    </div>
  );
}
