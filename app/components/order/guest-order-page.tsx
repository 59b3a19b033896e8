import * as accountCss from "~/components/account/account-page.css";
import { PrintButton } from "~/components/product/datasheet/print-button";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Page } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { GuestOrderData } from "~/loaders/order/guest-order.server";
import { InvoiceList } from "./invoice-list";
import { OrderContact, OrderDocument } from "./order-page";
import { OrderStatus } from "./order-status";
import * as css from "./orders.css";
import { Returns } from "./return-form";

/** `/order/view/{ordernumber}`: an order that was placed without an account. */
export function GuestOrderPage({ data: { order, invoices, returns } }: { data: GuestOrderData }) {
  const t = useT();
  const title = t("order.one", { number: order.number });
  return (
    <Page className={accountCss.page}>
      <Breadcrumb crumbs={[{ label: t("chrome.breadcrumbHome"), to: "/" }, { label: title }]} />
      <div className={accountCss.main}>
        <div className={css.head}>
          <h1 className={css.title}>
            {title} <OrderStatus status={order.status} />
          </h1>
          <div className={css.buttons}>
            <PrintButton />
          </div>
        </div>
        <p>{t("order.guest")}</p>
        <OrderDocument order={order} />
        {invoices && <InvoiceList invoices={invoices} />}
        {returns && <Returns returns={returns} />}
        <OrderContact number={order.number} />
      </div>
    </Page>
  );
}
