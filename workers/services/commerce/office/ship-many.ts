/** Ships many orders from a CSV file, after a preview. A file sent again ships nothing twice. */
import type { Order } from "@contracts/commerce/orders";
import { maxShippedAtOnce, type OrderShip, shipMany } from "@contracts/office/orders";
import { isWaiting } from "@domain/order-status/queue-state";
import { type CsvRow, readCsvTable } from "@domain/tables/csv-table";
import type { Context } from "hono";
import type { ServicesEnv } from "../../env";
import type { OfficeApp } from "../../permission";
import { acted, fieldProblem, readFields } from "../../shared/office/actions";
import { type Problem, problemResponse } from "../../shared/problems";
import { actOnOrder, currentOrder } from "./act-on-order";
import { planShipment } from "./ship-order";

/** Fits the longest text of lines in every script. */
const bodyCap = 1024 * 1024;

const columns = { needed: ["order", "carrier", "tracking"], optional: ["line", "lot"] };

interface Shipment {
  readonly number: string;
  /** Null if this order was already shipped from the file. */
  readonly ship: Omit<OrderShip, "key" | "version" | "reason"> | null;
}

export async function shipManyOrders(c: Context<OfficeApp>): Promise<Response> {
  const body = await readFields(c.req.raw, shipMany, bodyCap);
  if (!body.ok) return body.response;
  const { key, csv, confirm } = body.value;
  const table = readCsvTable(csv, columns);
  if (!table.ok) return fieldProblem("csv", table.message);
  const byOrder = Map.groupBy(table.rows, ({ cells }) => (cells.order ?? "").toUpperCase());
  if (byOrder.size === 0) return fieldProblem("csv", "The file has no orders.");
  if (byOrder.size > maxShippedAtOnce)
    return fieldProblem("csv", `The file has ${byOrder.size} orders; at most ${maxShippedAtOnce} ship at once.`);
  const planned = await Promise.all([...byOrder].map(([number, rows]) => plan(c.env, number, rows)));
  const rejected = planned.flatMap((each) => ("rejected" in each ? each.rejected : []));
  const shipments = planned.flatMap((each) => ("rejected" in each ? [] : [each]));
  if (rejected.length > 0 || !confirm) return preview(rejected, shipments);
  for (const { number, ship } of shipments) {
    if (!ship) continue;
    const desk = { env: c.env, actor: c.get("actor") };
    const answer = await actOnOrder(
      desk,
      number,
      "orders:ship",
      { key: `${key}-${number}`, version: null },
      (current) => planShipment(current.order, current.facts.hold !== null, { key, version: 0, reason: null, ...ship }),
    );
    if (!answer.ok && !(await isShipped(c.env, number, ship))) return stopped(number, answer);
  }
  return acted({ record: "", version: 0 });
}

/** Effect of a file's rows on an order; rows are identified by line number. */
async function plan(
  env: ServicesEnv,
  number: string,
  rows: readonly CsvRow[],
): Promise<Shipment | { readonly rejected: readonly Problem[] }> {
  const reject = (line: number, message: string): { readonly rejected: readonly Problem[] } => ({
    rejected: [{ code: "InvalidInput", field: "csv", message: `Line ${line}: ${message}` }],
  });
  const [first] = rows;
  if (!first) return { rejected: [] };
  const current = await currentOrder(env, number);
  if (!current) return reject(first.line, `there is no order ${number.slice(0, 40)}.`);
  const { order, facts } = current;
  const { carrier = "", tracking = "" } = first.cells;
  if (carrier.length > 60 || tracking.length > 64) return reject(first.line, "carrier or tracking number is too long.");
  const chosen = new Map<string, string | null>();
  for (const { line, cells } of rows) {
    if (cells.carrier !== carrier || cells.tracking !== tracking)
      return reject(line, "the rows of an order have one carrier and one tracking number.");
    const named = order.lineItems.filter((item) => !cells.line || item.sku === cells.line);
    if (named.length === 0) return reject(line, `${number} has no line ${cells.line}.`);
    for (const { id } of named) chosen.set(id, cells.lot || null);
  }
  const asked = order.lineItems.filter(({ id }) => chosen.has(id));
  if (asked.every((item) => item.lineItemStatus === "Shipped" && item.trackingNumber === (tracking || null)))
    return { number, ship: null };
  const shipping = asked.filter((item) => isWaiting(item) || rows.some(({ cells }) => cells.line === item.sku));
  const ship = {
    ...{ carrier: carrier || null, trackingNumber: tracking || null },
    lines: shipping.map(({ id, quantity }) => {
      const lot = chosen.get(id);
      return { id, ship: true, quantity: null, lots: lot ? [{ lot: lot.toUpperCase(), quantity }] : [] };
    }),
  };
  const tried = planShipment(order, facts.hold !== null, { key: "", version: 0, reason: null, ...ship });
  if (!(tried instanceof Response)) return { number, ship };
  const problem = await tried.json<{ message: string }>();
  return reject(first.line, `${number}: ${problem.message}`);
}

function preview(rejected: readonly Problem[], shipments: readonly Shipment[]): Response {
  const waiting = shipments.filter(({ ship }) => ship !== null).length;
  const done = shipments.length - waiting;
  const summary: Problem = {
    code: "Preview",
    message: [
      `${waiting} orders would ship, ${done} of the file have shipped already, ${rejected.length} lines are rejected.`,
      rejected.length > 0 ? "Nothing was shipped: correct or remove these lines." : "Tick “Ship them” to do it.",
    ].join(" "),
  };
  return problemResponse(400, summary, ...rejected.slice(0, 200));
}

/** True for an order that another call shipped in the meantime, with the same parcel. */
async function isShipped(env: ServicesEnv, number: string, { lines, trackingNumber }: NonNullable<Shipment["ship"]>) {
  const current = await currentOrder(env, number);
  const ids = new Set(lines.map(({ id }) => id));
  return (current?.order.lineItems ?? [])
    .filter((item: Order["lineItems"][number]) => ids.has(item.id))
    .every((item) => item.lineItemStatus === "Shipped" && item.trackingNumber === trackingNumber);
}

async function stopped(number: string, answer: Response): Promise<Response> {
  const { message } = await answer.json<{ message: string }>();
  return problemResponse(answer.status === 409 ? 400 : answer.status, {
    code: "General",
    message: `Stopped at ${number}: ${message} Orders before it have shipped; send the file again to go on.`,
  });
}
