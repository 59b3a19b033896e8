import type { GuestRecordsAnswer } from "~/actions/guest-records/guest-records.server";
import { AccountFrame, Unreachable } from "~/components/account/account-frame";
import { GuestRecords } from "~/components/guest-records/guest-records";
import { Link } from "~/components/navigation";
import { Badge } from "~/components/ui/badge/badge";
import { LinkButton } from "~/components/ui/button/button";
import { EmptyState } from "~/components/ui/empty-state/empty-state";
import { Mono } from "~/components/ui/layout";
import { Pagination } from "~/components/ui/pagination/pagination";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { MyQuotesData, QuoteRow } from "~/loaders/quote/my-quotes.server";

const path = "/account/my/myquotes";

/** `/account/my/myquotes`. */
export function MyQuotesPage({ data, answer }: { data: MyQuotesData; answer: GuestRecordsAnswer | null }) {
  const t = useT();
  const { rows, guestQuotes, page, pages } = data;
  return (
    <AccountFrame title={t("quote.mine")}>
      <h1>{t("quote.mine")}</h1>
      {!rows && <Unreachable />}
      <GuestRecords kind="quotes" records={guestQuotes} path={path} answer={answer} />
      {rows?.length === 0 && (
        <EmptyState
          title={t("quote.none")}
          action={
            <LinkButton to="/cart" variant="primary">
              {t("quote.toBasket")}
            </LinkButton>
          }
        >
          {t("quote.noneText")}
        </EmptyState>
      )}
      {rows && rows.length > 0 && <Quotes rows={rows} />}
      <Pagination page={page} total={pages} to={(number) => `${path}?page=${number}`} label={t("quote.pages")} />
    </AccountFrame>
  );
}

function Quotes({ rows }: { rows: readonly QuoteRow[] }) {
  const t = useT();
  return (
    <Table
      caption={t("quote.mine")}
      captionHidden
      rows={rows}
      rowKey={({ number }) => number}
      columns={[
        {
          key: "number",
          header: t("quote.number"),
          rowHeader: true,
          noWrap: true,
          cell: ({ number, href }) => (
            <Link to={href} aria-label={t("quote.open", { number })}>
              <Mono>{number}</Mono>
            </Link>
          ),
        },
        { key: "created", header: t("quote.created"), noWrap: true, cell: ({ created }) => created },
        { key: "expires", header: t("quote.expires"), cell: (row) => <Term row={row} /> },
        { key: "state", header: t("quote.negotiation.state"), cell: ({ state }) => state ?? "–" },
        { key: "items", header: t("quote.pieces"), align: "end", cell: ({ items }) => items },
        { key: "total", header: t("order.total"), align: "end", noWrap: true, cell: ({ total }) => total ?? "–" },
      ]}
    />
  );
}

function Term({ row: { mode, expires } }: { row: QuoteRow }) {
  const t = useT();
  return mode === "lead" ? <Badge>{t("quote.request")}</Badge> : expires;
}
