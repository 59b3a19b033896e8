import type { ContentTable as ContentTableValue } from "@contracts/content/rich-text";
import { useT } from "~/i18n/use-t";
import { classes } from "../ui/classes";
import * as css from "./rich-text.css";

/** A table of editors (C-REND-06). The box around it scrolls sideways and can be reached with the keyboard. */
export function ContentTable({ table }: { table: ContentTableValue }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard
    <section className={css.scroller} tabIndex={0} aria-label={table.caption ?? (table.title || t("richText.table"))}>
      <table className={css.table}>
        {table.caption && <caption className={css.caption}>{table.caption}</caption>}
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name
              <th key={at} scope="col" className={classes(css.cell, css.head)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names
            <tr key={at}>
              {table.columns.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
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
