import type { ReactNode } from "react";
import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import * as css from "./table.css";

export interface TableColumn<Row> {
  key: string;
  header: string;
  /** The header is for screen readers only (actions, thumbnails). On phones the cell is full width. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: keyof typeof css.align;
  /** This cell names its row. */
  rowHeader?: boolean;
  mono?: boolean;
  noWrap?: boolean;
}

interface TableProps<Row> {
  /** Describes the table; required. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On phones: stack rows (default), or scroll the whole table if columns must be compared. */
  phone?: "stack" | "scroll";
  className?: string;
}

/** Data table. On phones each cell shows its column name from `data-label`. */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  phone = "stack",
  className,
}: TableProps<Row>) {
  const table = (
    <table className={classes(css.table, phone === "stack" && css.stacking, className)}>
      <caption className={css.caption}>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classes(css.head, css.align[column.align ?? "start"])}>
              {column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <TableCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (phone === "stack") return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={caption}>
      {table}
    </section>
  );
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const shared = {
    "data-label": column.headerHidden || column.rowHeader ? "" : column.header,
    className: classes(
      css.cell,
      css.align[column.align ?? "start"],
      column.rowHeader && css.rowHeader,
      column.mono && css.mono,
      column.noWrap && css.noWrap,
    ),
  };
  return column.rowHeader ? (
    <th scope="row" {...shared}>
      {column.cell(row)}
    </th>
  ) : (
    <td {...shared}>{column.cell(row)}</td>
  );
}
