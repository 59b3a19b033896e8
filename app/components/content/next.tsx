import type { ReactNode } from "react";
import { TextLink } from "~/components/ui/text-link";
import type { NextView } from "~/loaders/content/page-data.server";
import * as css from "./page-body.css";

/** Related pages, and a link to all of them. */
export function Next({ next, children }: { next: NextView<unknown>; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2>{next.title}</h2>
      {next.items.length > 0 && children}
      <p>
        <TextLink to={next.all.href}>{next.all.label}</TextLink>
      </p>
    </section>
  );
}
