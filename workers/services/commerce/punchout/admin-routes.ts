/** Operator's routes of punchout: import of buyers, one per line. docs/integrations.md has an example. */
import { Hono } from "hono";
import { requireAdmin } from "../../admin";
import type { ServicesApp } from "../../env";
import { readText } from "../../shared/body";
import { notFound } from "../../shared/problems";
import { ledgerOf } from "../ledgers/ledger-of";
import { buyerOwner } from "../purchasing/place-order";
import { importBuyers, listBuyers, removeBuyer } from "./buyers";

const importCap = 1024 * 1024;

export const punchoutAdminRoutes = new Hono<ServicesApp>();
punchoutAdminRoutes.use(requireAdmin);

punchoutAdminRoutes.post("/", async (c) => {
  const text = await readText(c.req.raw, importCap);
  return text.ok ? c.json(await importBuyers(c.env, text.value)) : text.response;
});

punchoutAdminRoutes.get("/", async (c) => c.json({ results: await listBuyers(c.env) }));

/** Messages about a buyer's orders, with the responses of the buyer's system. */
punchoutAdminRoutes.get("/:identity/messages", async (c) =>
  c.json({ results: await ledgerOf(c.env, buyerOwner(c.req.param("identity"))).buyersMessages() }),
);

punchoutAdminRoutes.delete("/:identity", async (c) => {
  const identity = c.req.param("identity");
  return (await removeBuyer(c.env, identity)) ? c.json({ removed: identity }) : notFound(identity.slice(0, 64));
});
