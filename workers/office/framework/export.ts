/** CSV of a list: all matching rows, formatted as in the list. */
import { may } from "@domain/staff/permissions";
import { csvRow, csvText } from "@domain/tables/csv-text";
import { spreadsheetCell } from "@domain/tables/spreadsheet-cell";
import { filtersOf } from "./list-page";
import type { Resource } from "./resource";
import { call } from "./services";
import type { Session } from "./session";

const rowsPerCall = 500;
/** Longer exports are cut, with a notice in the last line. */
const maxRows = 200_000;

const refusalOf = (status: number): 400 | 403 | 503 => (status === 400 || status === 403 ? status : 503);

const csvLine = (values: readonly string[]): string => csvRow(values.map(spreadsheetCell));

/**
 * The file, or the status of a failure: invalid filters (400), no permission (403), or services that do not respond
 * (503). The export is recorded in the audit log before its first line.
 */
export async function exportList(
  resource: Resource,
  params: URLSearchParams,
  session: Session,
): Promise<Response | 400 | 403 | 503> {
  const query = filtersOf(resource, params);
  if (!may(session.owner.role, "lists:export")) return 403;
  const read = async (after: string | null) => {
    const page = new URLSearchParams(query);
    page.set("limit", String(rowsPerCall));
    if (after !== null) page.set("after", after);
    const answer = await call(session.caller, { path: `${resource.service}?${page}` });
    return { status: answer.status, found: answer.status === 200 ? resource.rows(answer.body) : null };
  };
  const first = await read(null);
  if (!first.found) return refusalOf(first.status);
  const noted = await call(session.caller, {
    method: "POST",
    path: "/staff/exports",
    body: { resource: resource.path.slice(1), filters: Object.fromEntries(query) },
  });
  if (noted.status !== 200) return refusalOf(noted.status);
  const encoder = new TextEncoder();
  let next: ReturnType<Resource["rows"]> = first.found;
  let written = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvText([resource.columns.map(({ title }) => title)])));
    },
    async pull(controller) {
      const write = (values: readonly string[]) => controller.enqueue(encoder.encode(csvLine(values)));
      // A file that ends early would pass for a complete one.
      const endWith = (line: string) => {
        write([line]);
        controller.close();
      };
      // A page may be empty, but each pull must enqueue a chunk or close.
      for (let wrote = false; !wrote; ) {
        if (!next) return endWith("This file is not complete, because the services did not answer. Export it again.");
        const { rows, next: after } = next;
        for (const { values } of rows) write(values);
        wrote = rows.length > 0;
        written += rows.length;
        if (after === null) return controller.close();
        if (written >= maxRows) return endWith(`Only the first ${maxRows} rows are listed.`);
        next = (await read(after)).found;
      }
    },
  });
  const name = `${resource.path.slice(1)}-${new Date().toISOString().slice(0, 10)}.csv`;
  return new Response(body, {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"` },
  });
}
