/** CSV of a list: all rows that match, as they are shown. */
import { may } from "@domain/staff/permissions";
import { filtersOf } from "./list-page";
import type { Resource } from "./resource";
import { call } from "./services";
import type { Session } from "./session";

const rowsPerCall = 500;
/** Longer exports are cut; the last line says so. */
const maxRows = 200_000;

/**
 * A cell by RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front; plain numbers are
 * left alone.
 */
export function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+([.,]\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(",")}\r\n`;

/**
 * The file, or why there is none: filters that cannot be read (400), or no permission (403). The export is recorded in
 * the audit log before its first line.
 */
export async function exportList(
  resource: Resource,
  params: URLSearchParams,
  session: Session,
): Promise<Response | 400 | 403> {
  const query = filtersOf(resource, params);
  if (!may(session.owner.role, "lists:export")) return 403;
  const tried = await call(session.caller, {
    path: `${resource.service}?${new URLSearchParams([...query, ["limit", "1"]])}`,
  });
  if (tried.status === 400) return 400;
  const noted = await call(session.caller, {
    method: "POST",
    path: "/staff/exports",
    body: { resource: resource.path.slice(1), filters: Object.fromEntries(query) },
  });
  if (noted.status !== 200) return 403;
  const encoder = new TextEncoder();
  let after: string | null = null;
  let written = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvLine(resource.columns.map(({ title }) => title))));
    },
    async pull(controller) {
      const page = new URLSearchParams(query);
      page.set("limit", String(rowsPerCall));
      if (after !== null) page.set("after", after);
      const answer = await call(session.caller, { path: `${resource.service}?${page}` });
      const found = answer.status === 200 ? resource.rows(answer.body) : null;
      if (!found) return controller.error(new Error("the services did not answer an export"));
      for (const { values } of found.rows) controller.enqueue(encoder.encode(csvLine(values)));
      written += found.rows.length;
      after = found.next;
      if (after !== null && written < maxRows) return;
      if (after !== null) controller.enqueue(encoder.encode(csvLine([`Only the first ${maxRows} rows are listed.`])));
      controller.close();
    },
  });
  const name = `${resource.path.slice(1)}-${new Date().toISOString().slice(0, 10)}.csv`;
  return new Response(body, {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"` },
  });
}
