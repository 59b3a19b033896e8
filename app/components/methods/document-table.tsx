import type { TableGroup } from "@domain/methods/document";
import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import * as table from "~/components/ui/table/table.css";
import * as css from "./methods-page.css";

/** Tables with more columns scroll sideways, because the rows of a database template are read across. */
const maxStacked = 8;

interface DocumentTableProps {
  caption: string;
  columns: readonly string[];
  groups: readonly TableGroup[];
}

/** A journal's table with the headings of its groups. */
export function DocumentTable({ caption, columns, groups }: DocumentTableProps) {
  const wide = columns.length > maxStacked;
  const content = (
    <table lang="en" className={classes(table.table, wide ? css.wide : table.stacking)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={table.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={css.group} data-label="">
                {title}
              </th>
            </tr>
          )}
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and never move
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={columns[at]} className={classes(table.cell, css.cell)} data-label={columns[at]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
  if (!wide) return content;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={table.scroller} tabIndex={0} aria-label={caption}>
      {content}
    </section>
  );
}
