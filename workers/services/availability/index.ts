/** Availability service: prices and stock for JP and CN, ship dates for the US, and their import. */
import { lookupQuery, shipDateRequest, stockRecord } from "@contracts/catalogue/availability";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin, requireKey } from "../admin";
import type { ServicesApp } from "../env";
import { describeIssue, readJson, readText } from "../shared/body";
import { importCapBytes, importLines } from "../shared/lines/line-import";
import { problemResponse } from "../shared/problems";
import { reportFault } from "../shared/report-fault";
import { lookupAnswerOf } from "./price-lookup";
import { finalShipDate } from "./ship-calendar";
import { stockOfProduct, stockOfSkus, storeStock, totalStock } from "./stock-store";

const recordsPerStatement = 1000;
/** Countries whose warehouse calendar is known (T-SHIP-01). */
const shipDateCountries = ["US"];

export const availability = new Hono<ServicesApp>();

availability.use("/_admin/*", requireAdmin);
availability.get("/_admin/stock", async (c) => c.json({ total: await totalStock(c.env) }));
availability.post("/_admin/stock", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const report = await importLines(text.value, stockRecord, recordsPerStatement, (records) =>
    storeStock(c.env, records),
  );
  return c.json({ ...report, total: await totalStock(c.env) });
});

availability.use(requireKey("AVAILABILITY_KEY", "The availability key"));

availability.get("/getclp", async (c) => {
  const query = v.safeParse(lookupQuery, c.req.query());
  if (!query.success) return problemResponse(400, { code: "InvalidInput", message: describeIssue(query.issues[0]) });
  const { productno, country } = query.output;
  const records = await stockOfProduct(c.env, productno.replace(/[A-Z].*$/, ""));
  return c.json(lookupAnswerOf(records, country, c.env.LOOKUP_FORMAT === "array" ? "array" : "map"));
});

availability.post("/api/ebs/gop/:country/sku", async (c) => {
  const country = c.req.param("country").toUpperCase();
  if (!shipDateCountries.includes(country)) {
    return problemResponse(404, { code: "ResourceNotFound", message: "Ship dates are known for the US only." });
  }
  const body = await readJson(c.req.raw, shipDateRequest, 16 * 1024);
  if (!body.ok) return body.response;
  const { items } = body.value;
  const stock = await stockOfSkus(
    c.env,
    items.map((item) => item.sku),
  );
  const now = new Date();
  return c.json({
    items: items.map(({ sku, quantity }) => {
      const record = stock.get(sku);
      return { sku, quantity, finalShipDate: record ? finalShipDate(record, quantity, now) : null };
    }),
  });
});

availability.onError((error) => {
  reportFault("availability request failed", error);
  return problemResponse(500, { code: "General", message: "The request could not be carried out." });
});
