import { AccountFrame, Unreachable } from "~/components/account/account-frame";
import { OrderStatus } from "~/components/order/order-status";
import { LinkButton } from "~/components/ui/button/button";
import { Mono } from "~/components/ui/layout";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { CompanyOrderRow, CompanyOrdersData } from "~/loaders/company-orders/company-orders.server";

/** `/account/my/company-orders`. */
export function CompanyOrdersPage({ data: { rows, next } }: { data: CompanyOrdersData }) {
  const t = useT();
  return (
    <AccountFrame
      title={t("account.companyOrders.title")}
      parent={{ label: t("account.company.title"), to: "/account/my/company" }}
    >
      <h1>{t("account.companyOrders.title")}</h1>
      {rows === null && <Unreachable />}
      {rows === "closed" && <p>{t("account.companyOrders.closed")}</p>}
      {Array.isArray(rows) && rows.length === 0 && <p>{t("account.companyOrders.none")}</p>}
      {Array.isArray(rows) && rows.length > 0 && <Orders rows={rows} />}
      {next !== null && (
        <p>
          <LinkButton to={next}>{t("account.companyOrders.older")}</LinkButton>
        </p>
      )}
    </AccountFrame>
  );
}

function Orders({ rows }: { rows: readonly CompanyOrderRow[] }) {
  const t = useT();
  return (
    <Table
      caption={t("account.companyOrders.title")}
      captionHidden
      rows={rows}
      rowKey={({ number }) => number}
      columns={[
        {
          key: "number",
          header: t("order.number"),
          rowHeader: true,
          noWrap: true,
          cell: ({ number }) => <Mono>{number}</Mono>,
        },
        {
          key: "poNumber",
          header: t("order.purchaseOrder"),
          cell: ({ poNumber }) => (poNumber ? <Mono>{poNumber}</Mono> : "–"),
        },
        { key: "date", header: t("order.date"), noWrap: true, cell: ({ date }) => date },
        { key: "buyer", header: t("account.companyOrders.buyer"), cell: ({ buyer }) => buyer },
        {
          key: "status",
          header: t("order.statusHead"),
          cell: ({ status }) => <OrderStatus status={{ kind: status }} />,
        },
        { key: "lines", header: t("order.items"), align: "end", cell: ({ lines }) => lines },
        { key: "total", header: t("order.total"), align: "end", noWrap: true, cell: ({ total }) => total },
      ]}
    />
  );
}
