/** Evidence of products: the operator's imports and changes of state. README.md of the gateway describes them. */
import { evidenceId, homology, paperUse, recordState } from "@contracts/catalogue/evidence";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin } from "../../admin";
import type { ServicesApp } from "../../env";
import { readJson, readText } from "../../shared/body";
import { importCapBytes, importLines } from "../../shared/lines/line-import";
import { dropProductPages, dropStoredPages } from "../../shared/page-generation";
import { invalidInput, notFound } from "../../shared/problems";
import { evidenceChanged } from "./evidence-changed";
import { changeFault, importRecords, supersededFault } from "./evidence-import";
import { evidenceStore } from "./evidence-store";

const linesPerBatch = 500;
const stateBytes = 4096;

export const evidenceAdmin = new Hono<ServicesApp>();
evidenceAdmin.use(requireAdmin);

evidenceAdmin.post("/", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const isCsv = /^text\/csv\b/i.test(c.req.header("content-type") ?? "");
  const answer = await importRecords(c.env, text.value, isCsv ? "csv" : "json");
  await evidenceChanged(c.env, answer.products, { documents: c.req.query("documents") !== "later" });
  return c.json(answer);
});

evidenceAdmin.post("/homology", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const store = evidenceStore(c.env);
  const products = new Set<string>();
  const answer = await importLines(text.value, homology, linesPerBatch, (entries) => {
    for (const { productKey } of entries) products.add(productKey);
    return store.storeHomology(entries);
  });
  await dropProductPages(c.env, products);
  return c.json(answer);
});

evidenceAdmin.post("/uses", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const store = evidenceStore(c.env);
  const products = new Set<string>();
  const answer = await importLines(text.value, paperUse, linesPerBatch, (uses) => {
    for (const { productKey } of uses) products.add(productKey);
    return store.storeUses(uses);
  });
  await dropProductPages(c.env, products);
  return c.json(answer);
});

evidenceAdmin.delete("/", async (c) => {
  if (c.req.query("demonstration") !== "true")
    return invalidInput("Only demonstration=true can be removed as a whole.");
  await evidenceStore(c.env).removeDemonstrations();
  await dropStoredPages(c.env);
  return c.json({ removed: true });
});

evidenceAdmin.get("/:id", async (c) => {
  const id = v.safeParse(evidenceId, c.req.param("id"));
  if (!id.success) return invalidInput("That is not the ID of a record.");
  const found = await evidenceStore(c.env).history(id.output);
  return found ? c.json(found) : notFound(id.output);
});

evidenceAdmin.put("/:id/state", async (c) => {
  const id = v.safeParse(evidenceId, c.req.param("id"));
  if (!id.success) return invalidInput("That is not the ID of a record.");
  const body = await readJson(c.req.raw, recordState, stateBytes);
  if (!body.ok) return body.response;
  const store = evidenceStore(c.env);
  const state = body.value;
  const before = (await store.records([id.output])).get(id.output);
  if (!before) return notFound(id.output);
  const after = { ...before, state };
  const fault = changeFault(before, after) ?? supersededFault(after, await store.successors([after]));
  if (fault) return invalidInput(`${fault.path}: ${fault.message}.`);
  if (JSON.stringify(before.state) !== JSON.stringify(state)) {
    await store.store([after], Date.now());
    await evidenceChanged(c.env, [after.productKey]);
  }
  return c.json(after);
});
