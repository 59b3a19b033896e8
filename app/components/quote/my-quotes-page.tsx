import { AccountFrame, Unreachable } from "~/components/account/account-frame";
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
export function MyQuotesPage({ data: { rows, page, pages } }: { data: MyQuotesData }) {
  const t = useT();
  return (
    <AccountFrame title={t("quotes.mine")}>
      <h1>{t("quotes.mine")}</h1>
      {!rows && <Unreachable />}
      {rows?.length === 0 && (
        <EmptyState
          title={t("quotes.none")}
          action={
            <LinkButton to="/cart" variant="primary">
              {t("quotes.toBasket")}
            </LinkButton>
          }
        >
          {t("quotes.noneText")}
        </EmptyState>
      )}
      {rows && rows.length > 0 && <Quotes rows={rows} />}
      <Pagination page={page} total={pages} to={(number) => `${path}?page=${number}`} label={t("quotes.pages")} />
    </AccountFrame>
  );
}

function Quotes({ rows }: { rows: readonly QuoteRow[] }) {
  const t = useT();
  return (
    <Table
      caption={t("quotes.mine")}
      captionHidden
      rows={rows}
      rowKey={({ number }) => number}
      columns={[
        {
          key: "number",
          header: t("quotes.number"),
          rowHeader: true,
          noWrap: true,
          cell: ({ number, href }) => (
            <Link to={href} aria-label={t("quotes.open", { number })}>
              <Mono>{number}</Mono>
            </Link>
          ),
        },
        { key: "created", header: t("quotes.created"), noWrap: true, cell: ({ created }) => created },
        { key: "expires", header: t("quotes.expires"), cell: (row) => <Term row={row} /> },
        { key: "state", header: t("quotes.negotiation.state"), cell: ({ state }) => state ?? "–" },
        { key: "items", header: t("quotes.items"), align: "end", cell: ({ items }) => items },
        { key: "total", header: t("orders.total"), align: "end", noWrap: true, cell: ({ total }) => total ?? "–" },
      ]}
    />
  );
}

function Term({ row: { mode, expires, expired } }: { row: QuoteRow }) {
  const t = useT();
  if (mode === "lead") return <Badge>{t("quotes.request")}</Badge>;
  return (
    <>
      {expires} {expired && <Badge tone="warning">{t("quotes.expired")}</Badge>}
    </>
  );
}
