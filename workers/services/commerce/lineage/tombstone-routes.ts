/** `POST /_admin/tombstones`: removes products that the law forbids to show, and keeps an answer to their numbers. */
import { tombstone } from "@contracts/catalogue/lineage";
import { Hono } from "hono";
import { requireAdmin } from "../../admin";
import type { ServicesApp } from "../../env";
import { importCapBytes, importLines } from "../../line-import";
import { readText } from "../../shared/body";
import { dropStoredPages } from "../../shared/page-generation";
import { catalogueDatabase } from "../catalogue/catalogue-store";
import { storeTombstones } from "./lineage-store";

export const tombstoneRoutes = new Hono<ServicesApp>();
tombstoneRoutes.use(requireAdmin);

tombstoneRoutes.post("/", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const database = await catalogueDatabase(c.env);
  const report = await importLines(text.value, tombstone, 500, (records) => storeTombstones(database, records));
  if (report.stored > 0) await dropStoredPages(c.env);
  return c.json(report);
});
