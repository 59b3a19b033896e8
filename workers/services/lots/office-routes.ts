/**
 * Lots in the office: list, record, receipt and quarantine. The gateway handles recalls, because it has the recipients.
 */
import { type Lot, lot as lotSchema } from "@contracts/catalogue/lots";
import { lotAction, lotListQuery, lotReceipt } from "@contracts/office/lots";
import { pageQuery } from "@contracts/office/resources";
import { csvAsLines } from "@domain/lots/lot-csv";
import { lotFault } from "@domain/lots/lot-faults";
import { asSentence, sentenceOf } from "@domain/refusals/sentence";
import { csvText } from "@domain/tables/csv-text";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../permission";
import { lotsDatabase } from "../shared/lot-stock";
import { acted, changeRecord, fieldProblem, readFields, readQuery, repeatedAction } from "../shared/office/actions";
import { auditStatement, deliverAudit, historyOf } from "../shared/office/audit";
import { placeOf } from "../shared/office/page-of";
import { dropProductPages } from "../shared/page-generation";
import { notFound, problemResponse } from "../shared/problems";
import { storeLots } from "./lot-store";
import { findOfficeLots, idOfKey, keyOfLot, lotVersion, officeLot } from "./office-store";

const resource = "lots";
const listQuery = v.object({ ...pageQuery, ...lotListQuery.entries });

export const lotOffice = new Hono<OfficeApp>();

lotOffice.get("/", requirePermission("lots:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, ...asked } = query.value;
  return c.json(await findOfficeLots(c.env, asked, placeOf(after), limit));
});

lotOffice.get("/:key", requirePermission("lots:read"), async (c) => {
  const key = c.req.param("key").slice(0, 64);
  const id = idOfKey(key);
  const record = id && (await officeLot(c.env, id));
  if (!record) return notFound(key);
  const history = await historyOf(await lotsDatabase(c.env), resource, key);
  return c.json({ record, version: history[0]?.version ?? 0, history });
});

lotOffice.post("/receive", requirePermission("lots:receive"), async (c) => {
  const body = await readFields(c.req.raw, lotReceipt);
  if (!body.ok) return body.response;
  const { key, reason, ...fields } = body.value;
  const database = await lotsDatabase(c.env);
  const repeated = await repeatedAction(database, key, { action: "lots:receive" });
  if (repeated) return repeated;
  const received = lotOf(fields);
  if (received instanceof Response) return received;
  const sizes = await c.get("sizesOfProduct")(c.env, received.productKey);
  if (!sizes) return fieldProblem("product", "There is no product with this number.");
  const unknown = received.stock.find(({ sku }) => !sizes.includes(sku));
  if (unknown) return fieldProblem("stock", `The product has no size ${unknown.sku}.`);
  if (await officeLot(c.env, received)) return fieldProblem("lot", "This lot of the product already exists.");
  const record = keyOfLot(received);
  const pieces = received.stock.map(({ sku, left }) => `${sku} × ${left}`).join(", ");
  await storeLots(
    c.env,
    [received],
    [
      database
        .prepare("update lots set released = released where product_key = ? and number = ?")
        .bind(received.productKey, received.number),
      auditStatement(database, {
        ...{ key, reason, actor: c.get("actor"), resource, record, action: "lots:receive", version: 1, before: {} },
        after: { stock: pieces, expires: received.expires, retest: received.retest },
      }),
    ],
  );
  await deliverAudit(c.env, database);
  await dropProductPages(c.env, [received.productKey]);
  return acted({ record, version: 1 });
});

/** Form field of a path in a record. */
const fieldOf = (path: string): string => {
  const [first = ""] = path.split(".");
  return first === "productKey" ? "product" : first === "number" ? "lot" : first;
};

/** The record of a receipt, or a response with the problem of a field. */
function lotOf(fields: Omit<v.InferOutput<typeof lotReceipt>, "key" | "reason">): Lot | Response {
  const { product, lot, made, released, expires, retest, stock, tests } = fields;
  const listed = (text: string | null) =>
    (text ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .join(";");
  const columns = ["product", "lot", "made", "released", "expires", "retest", "stock", "tests"];
  const cells = [product, lot, made, released, expires ?? "", retest ?? "", listed(stock), listed(tests)];
  const csv = csvAsLines(csvText([columns, cells]));
  if (!csv.ok) return problemResponse(400, { code: "InvalidInput", message: csv.message });
  const parsed = v.safeParse(v.pipe(v.string(), v.trim(), v.parseJson(), lotSchema), csv.text);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return fieldProblem(fieldOf(v.getDotPath(issue) ?? ""), asSentence(sentenceOf(issue)));
  }
  const fault = lotFault(parsed.output);
  return fault ? fieldProblem(fieldOf(fault.path), asSentence(fault.message)) : parsed.output;
}

lotOffice.post("/:key/quarantine", requirePermission("lots:quarantine"), (c) => setAside(c, true));
lotOffice.post("/:key/release", requirePermission("lots:quarantine"), (c) => setAside(c, false));

async function setAside(c: Context<OfficeApp>, aside: boolean): Promise<Response> {
  const body = await readFields(c.req.raw, lotAction);
  if (!body.ok) return body.response;
  const record = (c.req.param("key") ?? "").slice(0, 64);
  const id = idOfKey(record);
  const found = id && (await officeLot(c.env, id));
  if (!id || !found) return notFound(record);
  const database = await lotsDatabase(c.env);
  const current = (await historyOf(database, resource, record))[0]?.version ?? 0;
  if (body.value.version === current && (found.quarantine !== null) === aside)
    return problemResponse(400, { code: "InvalidInput", message: "The lot is already in this state." });
  const { productKey, number } = id;
  const { key, reason } = body.value;
  const recorded = "exists (select 1 from office_audit where id = ?3)";
  return changeRecord(c.env, database, c.get("actor"), body.value, {
    ...{ resource, record, action: "lots:quarantine", current },
    ...{ before: { quarantined: !aside }, after: { quarantined: aside } },
    statement: aside
      ? database
          .prepare(`insert or ignore into lot_quarantines select ?, ?, ?, ? where ${lotVersion} = ?`)
          .bind(productKey, number, reason, new Date().toISOString(), record, current)
      : database
          .prepare(`delete from lot_quarantines where product_key = ? and number = ? and ${lotVersion} = ?`)
          .bind(productKey, number, record, current),
    more: [
      database
        .prepare(
          `update lot_stock set state = iif(?4 = 1, 'quarantined',
             (select l.document ->> '$.state' from lots l where l.product_key = ?1 and l.number = ?2))
           where product_key = ?1 and number = ?2 and state <> 'recalled' and ${recorded}`,
        )
        .bind(productKey, number, key, aside ? 1 : 0),
    ],
  });
}
