import { safeHref } from "@domain/links/safe-href";
import { Fragment, type ReactNode } from "react";
import { type Definition, DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Notice } from "~/components/ui/notice/notice";
import { Skeleton } from "~/components/ui/skeleton/skeleton";
import { Table, type TableColumn } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { ComponentOf, OfficeView } from "~/loaders/content/components/components-data.server";
import { Deferred } from "../deferred";
import { EmailAddress, Stack } from "../ui/layout";
import * as css from "./offices.css";

function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/[^+0-9]/g, "")}`}>{number}</a>;
}

function Email({ address }: { address: string }) {
  const href = safeHref(`mailto:${address}`)?.href;
  const shown = <EmailAddress text={address} />;
  return href === undefined ? <span>{shown}</span> : <a href={href}>{shown}</a>;
}

function lines(address: readonly string[]): ReactNode {
  return address.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: address lines are never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Contact details of the visitor's country (C-CMS-07); a skeleton holds its place while loading (C-CMSQ-17). */
export function Contact({ component }: { component: ComponentOf<"contact"> }) {
  return (
    <Deferred resolve={component.office} skeleton={<Skeleton heading count={5} />}>
      {(settled) => <OfficeCard office={settled.ok ? settled.value : null} />}
    </Deferred>
  );
}

/** One office; null if unknown. */
export function OfficeCard({ office }: { office: OfficeView | null }) {
  const t = useT();
  if (!office) return <Notice tone="warning">{t("contentPages.officeMissing")}</Notice>;
  const items: (Definition | null)[] = [
    office.phone === null
      ? null
      : { key: "phone", term: t("contentPages.phone"), value: <Phone number={office.phone} /> },
    office.email === null
      ? null
      : { key: "email", term: t("contentPages.email"), value: <Email address={office.email} /> },
    office.fax === null ? null : { key: "fax", term: t("contentPages.fax"), value: office.fax },
    office.officeHours === null
      ? null
      : { key: "hours", term: t("contentPages.officeHours"), value: office.officeHours },
    office.address.length === 0
      ? null
      : { key: "address", term: t("contentPages.address"), value: lines(office.address) },
  ];
  return (
    <Stack as="section" gap="s1" className={css.contact}>
      <h2 className={css.name}>{office.title}</h2>
      <DefinitionList items={items.filter((item) => item !== null)} />
    </Stack>
  );
}

/** The offices of all countries. */
export function Offices({ component }: { component: ComponentOf<"regional-settings"> }) {
  return (
    <Deferred resolve={component.offices} skeleton={<Skeleton kind="rows" count={5} />}>
      {(settled) => <OfficeTable offices={settled.ok ? settled.value : null} />}
    </Deferred>
  );
}

export function OfficeTable({ offices }: { offices: readonly OfficeView[] | null }) {
  const t = useT();
  if (!offices) return <Notice tone="warning">{t("contentPages.officeMissing")}</Notice>;
  if (offices.length === 0) return null;
  const columns: TableColumn<OfficeView>[] = [
    { key: "office", header: t("contentPages.office"), rowHeader: true, cell: ({ title }) => title },
    {
      key: "reach",
      header: t("contentPages.reach"),
      cell: ({ phone, email }) => (
        <span className={css.reach}>
          {phone && <Phone number={phone} />}
          {email && <Email address={email} />}
        </span>
      ),
    },
    { key: "hours", header: t("contentPages.officeHours"), cell: ({ officeHours }) => officeHours },
    { key: "address", header: t("contentPages.address"), cell: ({ address }) => lines(address) },
  ];
  return <Table caption={t("contentPages.offices")} columns={columns} rows={offices} rowKey={({ title }) => title} />;
}
