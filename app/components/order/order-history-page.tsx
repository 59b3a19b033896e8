import type { GuestRecordsAnswer } from "~/actions/guest-records/guest-records.server";
import { AccountFrame, Unreachable } from "~/components/account/account-frame";
import { ApprovalRequests } from "~/components/approvals/approval-requests";
import { GuestRecords } from "~/components/guest-records/guest-records";
import { Link } from "~/components/navigation";
import { LinkButton } from "~/components/ui/button/button";
import { EmptyState } from "~/components/ui/empty-state/empty-state";
import { Mono } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Pagination } from "~/components/ui/pagination/pagination";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { OrderHistoryData, OrderRow } from "~/loaders/order/history.server";
import { OrderFilterForm } from "./order-filter";
import { OrderStatus } from "./order-status";
import * as css from "./orders.css";

const path = "/account/my/orderhistory";

/** `/account/my/orderhistory`. */
export function OrderHistoryPage({ data, answer }: { data: OrderHistoryData; answer: GuestRecordsAnswer | null }) {
  const t = useT();
  const { rows, requests, guestOrders, withoutFile, page, pages, filter, wrongDays, query } = data;
  return (
    <AccountFrame title={t("order.title")}>
      <h1>{t("order.title")}</h1>
      {!rows && <Unreachable />}
      {rows && withoutFile && (
        <Notice tone="warning" announce="polite">
          {t("account.settings.done.export-unavailable")}
        </Notice>
      )}
      <ApprovalRequests requests={requests} />
      <GuestRecords kind="orders" records={guestOrders} path={path} answer={answer} />
      {rows && (rows.length > 0 || query) && (
        <OrderFilterForm key={query} filter={filter} wrongDays={wrongDays} query={query} />
      )}
      {rows?.length === 0 && query && <p role="status">{t("order.filter.none")}</p>}
      {rows?.length === 0 && !query && (
        <EmptyState
          title={t("order.empty")}
          action={
            <LinkButton to="/browse" variant="primary">
              {t("order.browse")}
            </LinkButton>
          }
        >
          {t("order.emptyText")}
        </EmptyState>
      )}
      {rows && rows.length > 0 && <Orders rows={rows} />}
      <Pagination
        page={page}
        total={pages}
        to={(number) => `${path}?${query && `${query}&`}page=${number}`}
        label={t("order.pages")}
      />
    </AccountFrame>
  );
}

function Orders({ rows }: { rows: readonly OrderRow[] }) {
  const t = useT();
  return (
    <Table
      caption={t("order.title")}
      captionHidden
      rows={rows}
      rowKey={({ number }) => number}
      columns={[
        {
          key: "number",
          header: t("order.number"),
          rowHeader: true,
          noWrap: true,
          cell: ({ number, href }) => (
            <Link to={href} aria-label={t("order.open", { number })}>
              <Mono>{number}</Mono>
            </Link>
          ),
        },
        {
          key: "poNumber",
          header: t("order.purchaseOrder"),
          cell: ({ poNumber }) => (poNumber ? <Mono>{poNumber}</Mono> : "–"),
        },
        { key: "date", header: t("order.date"), noWrap: true, cell: ({ date }) => date },
        {
          key: "status",
          header: t("order.statusHead"),
          cell: ({ status }) => (
            <span>
              <OrderStatus status={status} />
            </span>
          ),
        },
        { key: "lines", header: t("order.items"), cell: (row) => <FirstLines row={row} /> },
        { key: "total", header: t("order.total"), align: "end", noWrap: true, cell: ({ total }) => total },
      ]}
    />
  );
}

function FirstLines({ row: { lines, furtherLines } }: { row: OrderRow }) {
  const t = useT();
  return (
    <ul className={css.rowLines}>
      {lines.map(({ id, sku, name, quantity }) => (
        <li key={id}>
          {quantity} × <Mono>{sku}</Mono> {name}
        </li>
      ))}
      {furtherLines > 0 && <li>{t("order.further", { count: furtherLines })}</li>}
    </ul>
  );
}
