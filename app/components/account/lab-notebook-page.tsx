import { Link } from "~/components/navigation";
import { LinkButton } from "~/components/ui/button/button";
import { EmptyState } from "~/components/ui/empty-state/empty-state";
import { Pagination } from "~/components/ui/pagination/pagination";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { LabNotebookData, NotebookRow } from "~/loaders/account/my.server";
import { AccountFrame, Unreachable } from "./account-frame";

const design = "/products/signalstar/targetspecies";

/** `/account/my/labnotebook`: saved experiments, newest first. */
export function LabNotebookPage({ data: { rows, page, pages } }: { data: LabNotebookData }) {
  const t = useT();
  return (
    <AccountFrame title={t("account.notebook.title")}>
      <h1>{t("account.notebook.title")}</h1>
      {!rows && <Unreachable />}
      {rows?.length === 0 && (
        <EmptyState
          title={t("account.notebook.empty")}
          action={<LinkButton to={design}>{t("account.notebook.design")}</LinkButton>}
        >
          {t("account.notebook.emptyText")}
        </EmptyState>
      )}
      {rows && rows.length > 0 && <Experiments rows={rows} />}
      <Pagination
        page={page}
        total={pages}
        to={(number) => `/account/my/labnotebook?page=${number}`}
        label={t("account.notebook.pages")}
      />
    </AccountFrame>
  );
}

function Experiments({ rows }: { rows: readonly NotebookRow[] }) {
  const t = useT();
  return (
    <Table
      caption={t("account.notebook.title")}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          header: t("account.notebook.name"),
          rowHeader: true,
          cell: ({ name, href }) => (
            <Link to={href} aria-label={t("account.notebook.open", { name })}>
              {name}
            </Link>
          ),
        },
        { key: "date", header: t("account.notebook.date"), noWrap: true, cell: ({ date }) => date },
        { key: "species", header: t("account.notebook.species"), cell: ({ species }) => species ?? "–" },
        { key: "targets", header: t("account.notebook.targets"), cell: ({ targets }) => targets.join(", ") },
        { key: "id", header: t("account.notebook.designId"), mono: true, cell: ({ experimentId }) => experimentId },
      ]}
    />
  );
}
