import type { ContentTable as ContentTableValue } from "@contracts/content/rich-text";
import { useT } from "~/i18n/use-t";
import { classes } from "../ui/classes";
import * as css from "./rich-text.css";

/** An editors' table (C-REND-06) in a horizontal scroller that is reachable by keyboard. */
export function ContentTable({ table }: { table: ContentTableValue }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={table.caption ?? (table.title || t("richText.table"))}>
      <table className={css.table}>
        {table.caption && <caption className={css.caption}>{table.caption}</caption>}
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: column names may repeat
              <th key={at} scope="col" className={classes(css.cell, css.head)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their position
            <tr key={at}>
              {table.columns.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
                <td key={column} className={css.cell}>
                  {row.cells[column] ?? ""}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
