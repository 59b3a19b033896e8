/** Lots service: lots of products with certificates and stock, look-ups, allocation to orders. See README.md. */
import { productKey } from "@contracts/catalogue/catalogue";
import { holdQuery, holdRelease, holdRequest } from "@contracts/catalogue/lot-holds";
import { allocationRequest, proposalRequest } from "@contracts/catalogue/lot-stock";
import { watchesPerCustomer, watchRequest, watchToken } from "@contracts/catalogue/lot-watches";
import { gtin14, lot, lotNumber, recall } from "@contracts/catalogue/lots";
import { foldLot } from "@domain/lots/fold-lot";
import { csvAsLines } from "@domain/lots/lot-csv";
import { lotFault } from "@domain/lots/lot-faults";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin, requireKey } from "../admin";
import type { ServicesApp } from "../env";
import { readJson, readText } from "../shared/body";
import { importCapBytes, importLines } from "../shared/lines/line-import";
import { dropProductPages } from "../shared/page-generation";
import { invalidInput, problemResponse } from "../shared/problems";
import { reportFault } from "../shared/report-fault";
import { allocate, proposeLots } from "./allocate";
import { holdPieces, holdsOf, releaseHold } from "./hold-store";
import { deliverNews, recordShortage } from "./lot-news";
import {
  findLots,
  findTradeItem,
  lotsOfProduct,
  recallLot,
  removeDemonstrations,
  storeLots,
  totalLots,
} from "./lot-store";
import { lotOffice } from "./office-routes";
import { endWatch, storeWatch, watchByToken, watchesOf } from "./watch-store";

const bodyCap = 8 * 1024;
const recordsPerBatch = 500;
const today = () => new Date().toISOString().slice(0, 10);
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const missing = (message: string) => problemResponse(404, { code: "ResourceNotFound", message });

export const lots = new Hono<ServicesApp>();

lots.route("/_office/lots", lotOffice);
lots.use("/_admin/*", requireAdmin);
lots.get("/_admin/lots", async (c) => c.json({ total: await totalLots(c.env) }));
lots.post("/_admin/lots", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const isCsv = c.req.header("content-type")?.startsWith("text/csv") ?? false;
  const lines = isCsv ? csvAsLines(text.value) : { ok: true as const, text: text.value };
  if (!lines.ok) return invalidInput(lines.message);
  const changed = new Set<string>();
  const store = (records: v.InferOutput<typeof lot>[]) => {
    for (const record of records) changed.add(record.productKey);
    return storeLots(c.env, records);
  };
  const report = await importLines(lines.text, lot, recordsPerBatch, store, lotFault);
  await dropProductPages(c.env, changed);
  await deliverNews(c.env);
  return c.json({ ...report, total: await totalLots(c.env) });
});
lots.delete("/_admin/lots", async (c) => {
  if (c.req.query("demonstration") !== "true")
    return invalidInput("Only demonstration=true can be removed as a whole.");
  await removeDemonstrations(c.env);
  return c.json({ removed: true });
});

lots.use(requireKey("LOTS_KEY", "The key of the lots"));

lots.get("/products/:key", async (c) => {
  const key = v.safeParse(productKey, c.req.param("key"));
  if (!key.success) return invalidInput("That is not a product number.");
  return c.json({ productKey: key.output, lots: await lotsOfProduct(c.env, key.output) });
});

lots.post("/products/:key/:number/recall", async (c) => {
  const key = v.safeParse(productKey, c.req.param("key"));
  const number = v.safeParse(lotNumber, c.req.param("number"));
  if (!key.success || !number.success) return invalidInput("That is not a lot number.");
  const body = await readJson(c.req.raw, recall, bodyCap);
  if (!body.ok) return body.response;
  const stored = await recallLot(c.env, { productKey: key.output, number: number.output }, body.value);
  await deliverNews(c.env);
  return stored ? c.json(stored) : missing("There is no such lot.");
});

/** `GET /names?lot=&product=`: lots by number or alias. */
lots.get("/names", async (c) => {
  const folded = foldLot((c.req.query("lot") ?? "").slice(0, 60));
  if (folded === "" || folded.length > 40) return invalidInput("lot must be a lot number.");
  const product = c.req.query("product");
  const key = product === undefined ? null : v.safeParse(productKey, product);
  if (key && !key.success) return invalidInput("product must be a product number.");
  return c.json(await findLots(c.env, folded, key?.output ?? null));
});

lots.get("/gtins/:gtin", async (c) => {
  const gtin = v.safeParse(gtin14, c.req.param("gtin"));
  if (!gtin.success) return invalidInput("A GTIN has 14 digits.");
  const item = await findTradeItem(c.env, gtin.output);
  return item ? c.json(item) : missing("There is no such trade item.");
});

lots.post("/holds", async (c) => {
  const body = await readJson(c.req.raw, holdRequest, bodyCap);
  if (!body.ok) return body.response;
  const { days } = body.value;
  const outcome = await holdPieces(c.env, body.value, { today: today(), until: dayAfter(days) });
  if (outcome.ok) return c.json(outcome.hold, 201);
  return problemResponse(409, { code: outcome.reason === "limit" ? "HoldLimit" : "LotShort", message: outcome.reason });
});

lots.get("/holds", async (c) => {
  const query = v.safeParse(holdQuery, c.req.query());
  if (!query.success) return invalidInput("owner must be a customer.");
  return c.json({ holds: await holdsOf(c.env, query.output.owner, today()) });
});

lots.post("/holds/release", async (c) => {
  const body = await readJson(c.req.raw, holdRelease, bodyCap);
  if (!body.ok) return body.response;
  const { owner, sku, lot: number } = body.value;
  await releaseHold(c.env, owner, sku, number);
  return c.body(null, 204);
});

lots.post("/watches", async (c) => {
  const body = await readJson(c.req.raw, watchRequest, bodyCap);
  if (!body.ok) return body.response;
  const watch = await storeWatch(c.env, body.value);
  if (watch) return c.json(watch, 201);
  return problemResponse(409, { code: "WatchLimit", message: `At most ${watchesPerCustomer} watches.` });
});

lots.get("/watches", async (c) => {
  const query = v.safeParse(holdQuery, c.req.query());
  if (!query.success) return invalidInput("owner must be a customer.");
  return c.json({ watches: await watchesOf(c.env, query.output.owner) });
});

lots.get("/watches/:token", async (c) => {
  const token = v.safeParse(watchToken, c.req.param("token"));
  const watch = token.success ? await watchByToken(c.env, token.output) : null;
  return watch ? c.json(watch) : missing("There is no such watch.");
});

lots.post("/watches/:token/end", async (c) => {
  const token = v.safeParse(watchToken, c.req.param("token"));
  if (token.success) await endWatch(c.env, token.output);
  return c.body(null, 204);
});

lots.post("/allocations/proposal", async (c) => {
  const body = await readJson(c.req.raw, proposalRequest, bodyCap);
  if (!body.ok) return body.response;
  return c.json({ lots: await proposeLots(c.env, body.value, today()) });
});
lots.post("/allocations", async (c) => {
  const body = await readJson(c.req.raw, allocationRequest, bodyCap);
  if (!body.ok) return body.response;
  const allocated = await allocate(c.env, body.value, today());
  if (body.value.lots && allocated.length === 0)
    return problemResponse(409, { code: "LotShort", message: "A chosen lot has too few units, or does not ship." });
  await recordShortage(c.env, allocated, today());
  await deliverNews(c.env);
  return c.json({ lots: allocated });
});

lots.onError((error) => {
  reportFault("lots request failed", error);
  return problemResponse(500, { code: "General", message: "The request could not be carried out." });
});
