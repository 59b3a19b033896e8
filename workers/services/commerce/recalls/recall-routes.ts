/** `POST /_admin/recalls`: an operator or a quality system recalls a lot. */
import { recall } from "@contracts/catalogue/lots";
import { recallRequest } from "@contracts/commerce/recalls";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin } from "../../admin";
import type { ServicesApp } from "../../env";
import { readJson } from "../../shared/body";
import { dropProductPages } from "../../shared/page-generation";
import { notFound, problemResponse } from "../../shared/problems";
import { callUpstream } from "../upstreams";
import { notifyRecipients } from "./recall-lot";

const timeoutMilliseconds = 10_000;

export const recallRoutes = new Hono<ServicesApp>();
recallRoutes.use(requireAdmin);

/**
 * Stops the lot first, so it no longer ships, then mails its recipients. May be repeated until it returns 200; no
 * recipient gets two mails.
 */
recallRoutes.post("/", async (c) => {
  const body = await readJson(c.req.raw, recallRequest, 8 * 1024);
  if (!body.ok) return body.response;
  const { productKey, lot, ...stated } = body.value;
  const stopped = await callUpstream(c.env, "lots", {
    method: "POST",
    path: `/products/${productKey}/${encodeURIComponent(lot)}/recall`,
    body: stated,
    timeoutMilliseconds,
  });
  if (stopped.status === 404) return notFound(`${productKey}-${lot}`);
  const stored = v.safeParse(recall, stopped.body);
  if (stopped.status !== 200 || !stored.success)
    return problemResponse(503, { code: "General", message: "The lots service is not responding. Repeat the call." });
  const informed = await notifyRecipients(c.env, { productKey, lot, recall: stored.output });
  await dropProductPages(c.env, [productKey]);
  return c.json({ ...stored.output, ...informed });
});
