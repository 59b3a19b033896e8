import type { ReactNode } from "react";
import { TextLink } from "~/components/ui/text-link";
import type { NextView } from "~/loaders/content/page-data.server";
import { ListFailed } from "./entry-list";
import * as css from "./page-body.css";

interface NextProps<T> {
  next: NextView<T>;
  children: (items: readonly T[]) => ReactNode;
}

/** Related pages, and a link to all of them. */
export function Next<T>({ next: { title, items, all }, children }: NextProps<T>) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {items === null ? <ListFailed /> : items.length > 0 && children(items)}
      <p>
        <TextLink to={all.href}>{all.label}</TextLink>
      </p>
    </section>
  );
}
