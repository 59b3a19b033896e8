/** Operator's routes of the gateway: import and deletion of the catalogue. README.md describes the format. */
import { Hono } from "hono";
import { requireAdmin } from "../admin";
import type { ServicesApp } from "../env";
import { readText } from "../shared/body";
import { importProducts } from "./catalogue/catalogue-import";
import { catalogueDatabase, catalogueOf } from "./catalogue/catalogue-store";
import { recount, uncountStatements } from "./catalogue/listing-counts";
import { importCustomers } from "./customers/customer-import";
import { packStored } from "./packing/pack-stored";

const importCap = 32 * 1024 * 1024;

export const adminRoutes = new Hono<ServicesApp>();
adminRoutes.use(requireAdmin);

adminRoutes.post("/products", async (c) => {
  const text = await readText(c.req.raw, importCap);
  return text.ok ? c.json(await importProducts(c.env, text.value)) : text.response;
});

adminRoutes.get("/products", async (c) => c.json({ total: await catalogueOf(c.env).total() }));

adminRoutes.post("/products/counts", async (c) => {
  await recount(await catalogueDatabase(c.env));
  return c.json({ total: await catalogueOf(c.env).total() });
});

/** Compresses texts that an earlier version stored uncompressed. Callers repeat it until none is left. */
adminRoutes.post("/products/packing", async (c) => c.json(await packStored(await catalogueDatabase(c.env))));

adminRoutes.delete("/products", async (c) => {
  const database = await catalogueDatabase(c.env);
  await database.batch([
    ...["skus", "product_documents", "products"].map((table) => database.prepare(`delete from ${table}`)),
    ...uncountStatements(database),
  ]);
  return c.json({ total: 0 });
});

adminRoutes.post("/customers", async (c) => {
  const text = await readText(c.req.raw, importCap);
  return text.ok ? c.json(await importCustomers(c.env, text.value)) : text.response;
});
