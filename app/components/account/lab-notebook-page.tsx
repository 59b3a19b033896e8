import "~/components/country/kept-form.css";
import { Form, Link } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { EmptyState } from "~/components/ui/empty-state/empty-state";
import { TextInput } from "~/components/ui/field/field";
import { Mono } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Pagination } from "~/components/ui/pagination/pagination";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { LabNotebookData, NotebookRow } from "~/loaders/account/my.server";
import { AccountFrame, Unreachable } from "./account-frame";
import * as css from "./account-page.css";

const path = "/account/my/labnotebook";
const design = "/products/signalstar/targetspecies";

/** `/account/my/labnotebook`: saved experiments, newest first. */
export function LabNotebookPage({ data: { rows, editing, done, problem, page, pages } }: { data: LabNotebookData }) {
  const t = useT();
  return (
    <AccountFrame title={t("account.notebook.title")}>
      <h1>{t("account.notebook.title")}</h1>
      {done && (
        <Notice tone="success" announce="polite">
          {t(`account.notebook.done.${done}`)}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" announce="assertive" refusal>
          {problem}
        </Notice>
      )}
      {!rows && <Unreachable />}
      {editing && <Editing key={editing.id} editing={editing} page={page} />}
      {rows?.length === 0 && (
        <EmptyState
          title={t("account.notebook.empty")}
          action={<LinkButton to={design}>{t("account.notebook.design")}</LinkButton>}
        >
          {t("account.notebook.emptyText")}
        </EmptyState>
      )}
      {rows && rows.length > 0 && <Experiments rows={rows} page={page} />}
      <Pagination page={page} total={pages} to={pageOf} label={t("account.notebook.pages")} />
    </AccountFrame>
  );
}

/** Address of the page of the list that has the forms' entries. */
const pageOf = (page: number) => `${path}?page=${page}`;

interface EditingProps {
  editing: NonNullable<LabNotebookData["editing"]>;
  page: number;
}

function Editing({ editing: { id, name, kind, typed, error }, page }: EditingProps) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby="editing">
      <h2 id="editing">{t(kind === "rename" ? "account.notebook.renameOf" : "account.notebook.removeOf", { name })}</h2>
      {kind === "remove" && <p>{t("account.notebook.removeText")}</p>}
      <Form
        id={kind === "rename" ? "typed" : undefined}
        method="post"
        action={pageOf(page)}
        noValidate
        className={css.wideForm}
      >
        <input type="hidden" name="id" value={id} />
        {kind === "rename" && (
          <TextInput
            name="name"
            label={t("account.notebook.name")}
            defaultValue={typed ?? name}
            error={error}
            maxLength={120}
            required
          />
        )}
        <div className={css.buttons}>
          <Button type="submit" name="intent" value={kind} variant="primary">
            {t(kind === "rename" ? "account.settings.save" : "account.notebook.remove")}
          </Button>
          <LinkButton to={pageOf(page)}>{t("account.addresses.cancel")}</LinkButton>
        </div>
      </Form>
    </section>
  );
}

function Experiments({ rows, page }: { rows: readonly NotebookRow[]; page: number }) {
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
        {
          key: "id",
          header: t("account.notebook.designId"),
          cell: ({ experimentId }) => (
            <Mono>
              {experimentId.slice(0, 13)}
              {/* Its 26 characters would make the table wider than a small tablet. */}
              <wbr />
              {experimentId.slice(13)}
            </Mono>
          ),
        },
        {
          key: "change",
          header: t("account.notebook.change"),
          noWrap: true,
          cell: ({ id, name }) => (
            <>
              <Link to={`${pageOf(page)}&rename=${id}`} aria-label={t("account.notebook.renameOf", { name })}>
                {t("account.notebook.rename")}
              </Link>{" "}
              <Link to={`${pageOf(page)}&remove=${id}`} aria-label={t("account.notebook.removeOf", { name })}>
                {t("account.notebook.remove")}
              </Link>
            </>
          ),
        },
      ]}
    />
  );
}
