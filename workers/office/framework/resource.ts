/**
 * A resource of the office: its list, its record and its actions. Routes, permission checks, navigation, CSV export and
 * the test of all roles against all actions are made from the table of resources (`../resources.ts`).
 */
import type { AuditEntry } from "@contracts/office/audit";
import type { Permission } from "@contracts/office/permissions";
import { listAnswer, recordAnswer } from "@contracts/office/resources";
import type { SafeHtml } from "@domain/edge-slot/html";
import * as v from "valibot";
import type { Field } from "./fields";
import { textOrDay } from "./layout";

/** An action on a record. It is posted to `{service}/{key}/{name}` with its fields and the version that was seen. */
export interface Action<Rec> {
  /** Last segment of its path. */
  readonly name: string;
  readonly title: string;
  readonly permission: Permission;
  /** Path of the resource at another service, if that one carries the action out. */
  readonly service?: string;
  /** Whether the audit log needs a reason; `none` omits the field. */
  readonly reason: "needed" | "optional" | "none";
  /** One sentence about the action's effect; a function if it depends on the record. */
  readonly note?: string | ((record: Rec) => string);
  /** True for an action that cannot be undone. */
  readonly final?: boolean;
  fields?(record: Rec): readonly Field[];
  /** False where the record's state does not allow it. Offered everywhere by default. */
  offered?(record: Rec): boolean;
}

interface Column<Row> {
  readonly title: string;
  readonly number?: boolean;
  /** Plain text of the cell, also for CSV. */
  value(row: Row): string;
  /** Markup of the cell; its text by default. */
  cell?(row: Row): SafeHtml;
}

/** Rows of a list that wait for people with a permission. The start page shows their number. */
export interface Queue {
  readonly title: string;
  readonly needs: Permission;
  /** Filters in the address of the list; "today" stands for the current day in UTC. */
  readonly filters: Readonly<Record<string, string>>;
}

interface Definition<Row, Rec> {
  /** Address of its list, such as "/orders". */
  readonly path: string;
  readonly title: string;
  /** Name of one record, for headings: "Order". */
  readonly singular: string;
  /** Heading of the navigation. */
  readonly group: string;
  /** Path of the resource at the services. */
  readonly service: string;
  readonly read: Permission;
  readonly filters: readonly Field[];
  readonly queues?: readonly Queue[];
  readonly row: v.GenericSchema<unknown, Row>;
  readonly record: v.GenericSchema<unknown, Rec>;
  key(row: NoInfer<Row>): string;
  /** False for rows that are computed and have no page of their own. */
  readonly hasRecords?: boolean;
  readonly columns: readonly Column<NoInfer<Row>>[];
  /** Heading of the record's page. */
  heading(record: NoInfer<Rec>): string;
  /**
   * Facts that its page shows above the actions.
   * @param may true for a permission of the reader, who gets no links to what they may not read
   */
  body(record: NoInfer<Rec>, may: (permission: Permission) => boolean): SafeHtml;
  readonly actions?: readonly Action<NoInfer<Rec>>[];
  /** Documents of a record, by their names with a dot: `{service}/{key}/{name}`. */
  readonly files?: readonly (string | RegExp)[];
  /** Actions without a record, on the list's page; posted to `{service}/{name}`. */
  readonly listActions?: readonly Action<null>[];
}

export interface ShownAction extends Omit<Action<unknown>, "fields" | "offered" | "note"> {
  readonly fields: readonly Field[];
  readonly note?: string;
}

export interface ShownRow {
  readonly key: string;
  readonly cells: readonly SafeHtml[];
  readonly values: readonly string[];
}

export interface ShownRecord {
  readonly heading: string;
  readonly version: number;
  readonly history: readonly AuditEntry[];
  readonly body: SafeHtml;
  /** Actions that the record's state allows. */
  readonly actions: readonly ShownAction[];
}

/** A resource without the types of its rows and records. */
export interface Resource
  extends Pick<Definition<unknown, unknown>, "path" | "title" | "singular" | "group" | "service" | "read" | "filters"> {
  readonly files: readonly (string | RegExp)[];
  readonly hasRecords: boolean;
  readonly queues: readonly Queue[];
  readonly columns: readonly { readonly title: string; readonly number?: boolean }[];
  readonly actions: readonly Pick<Action<unknown>, "name" | "title" | "permission" | "service">[];
  readonly listActions: readonly ShownAction[];
  /** Rows of a list's response; null if the response does not match the schema. */
  rows(answer: unknown): { readonly rows: readonly ShownRow[]; readonly next: string | null } | null;
  /** The record in a response, for a reader with these permissions; null if it does not match the schema. */
  one(answer: unknown, may: (permission: Permission) => boolean): ShownRecord | null;
}

const shown = <Rec>({ fields, offered: _, note, ...action }: Action<Rec>, record: Rec): ShownAction => ({
  ...action,
  ...(note !== undefined && { note: typeof note === "function" ? note(record) : note }),
  fields: fields?.(record) ?? [],
});

/** Makes a resource of its definition. */
export function resource<Row, Rec>(definition: Definition<Row, Rec>): Resource {
  const { row, record, columns, actions = [], listActions = [], files = [], hasRecords = true, ...others } = definition;
  const { queues = [], ...common } = others;
  const list = listAnswer(row);
  const single = recordAnswer(record);
  return {
    ...common,
    files,
    hasRecords,
    queues,
    columns: columns.map(({ title, number }) => ({ title, ...(number && { number }) })),
    actions: actions.map(({ name, title, permission, service }) => ({
      name,
      title,
      permission,
      ...(service && { service }),
    })),
    listActions: listActions.map((action) => shown(action, null)),
    rows(answer) {
      const parsed = v.safeParse(list, answer);
      if (!parsed.success) return null;
      const rows = parsed.output.rows.map((each) => ({
        key: definition.key(each),
        cells: columns.map((column) => column.cell?.(each) ?? textOrDay(column.value(each))),
        values: columns.map((column) => column.value(each)),
      }));
      return { rows, next: parsed.output.next };
    },
    one(answer, may) {
      const parsed = v.safeParse(single, answer);
      if (!parsed.success) return null;
      const { record: found, version, history } = parsed.output;
      return {
        ...{ heading: definition.heading(found), version, history, body: definition.body(found, may) },
        actions: actions.filter(({ offered }) => offered?.(found) ?? true).map((action) => shown(action, found)),
      };
    },
  };
}
