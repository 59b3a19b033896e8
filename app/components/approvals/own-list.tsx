import type { ReactNode } from "react";
import * as css from "~/components/account/account-page.css";
import { useT } from "~/i18n/use-t";

interface OwnListProps<T> {
  readonly id: string;
  readonly title: string;
  /** Null if they cannot be read. */
  readonly rows: readonly T[] | null;
  readonly children: (row: T) => ReactNode;
}

/** A list of the customer; renders nothing without entries. */
export function OwnList<T>({ id, title, rows, children }: OwnListProps<T>) {
  const t = useT();
  if (rows?.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows ? <ul className={css.sessions}>{rows.map(children)}</ul> : <p>{t("account.settings.listUnknown")}</p>}
    </section>
  );
}
