import type { ReactNode } from "react";
import { classes } from "~/components/ui/classes";
import { CopyButton } from "~/components/ui/copy-button/copy-button";
import * as css from "./definition-list.css";

export interface Definition {
  key: string;
  term: string;
  value: ReactNode;
  mono?: boolean;
  /** Text for a copy button beside the value. */
  copy?: string;
}

/** Facts: term and value on one line, separated by hairlines. */
export function DefinitionList({
  items,
  columns = 1,
  className,
}: {
  items: readonly Definition[];
  columns?: keyof typeof css.columns;
  className?: string;
}) {
  return (
    <dl className={classes(css.list, css.columns[columns], className)}>
      {items.map((item) => (
        <div key={item.key} className={css.item}>
          <dt className={css.term}>{item.term}</dt>
          <dd className={css.value}>
            <span className={item.mono ? css.mono : undefined}>{item.value}</span>
            {item.copy !== undefined && <CopyButton text={item.copy} label={item.term} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
