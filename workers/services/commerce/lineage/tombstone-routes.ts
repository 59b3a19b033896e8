/** `POST /_admin/tombstones`: removes products that the law forbids to show, and keeps a notice for their numbers. */
import { tombstone } from "@contracts/catalogue/lineage";
import { Hono } from "hono";
import { requireAdmin } from "../../admin";
import type { ServicesApp } from "../../env";
import { readText } from "../../shared/body";
import { importCapBytes, importLines } from "../../shared/lines/line-import";
import { dropStoredPages } from "../../shared/page-generation";
import { problemResponse } from "../../shared/problems";
import { catalogueDatabase } from "../catalogue/catalogue-store";
import { changeDocuments, documentsPerCall } from "../catalogue/search-documents";
import { storeTombstones } from "./lineage-store";

export const tombstoneRoutes = new Hono<ServicesApp>();
tombstoneRoutes.use(requireAdmin);

tombstoneRoutes.post("/", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const database = await catalogueDatabase(c.env);
  let isListed = false;
  const report = await importLines(text.value, tombstone, documentsPerCall, async (records) => {
    await storeTombstones(database, records);
    const taken = await changeDocuments(c.env, "DELETE", () => records.map(({ key }) => key));
    isListed ||= !taken;
  });
  if (report.stored > 0) await dropStoredPages(c.env);
  // A legal removal cannot wait for the next import, so the caller repeats the call.
  if (isListed)
    return problemResponse(503, { code: "General", message: "Lists still show the products. Repeat the call." });
  return c.json(report);
});
