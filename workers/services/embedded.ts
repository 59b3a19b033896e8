/** Services that other services of this deployment call directly, with the same requests and faults as over HTTP. */
import type { DocumentRequest } from "@contracts/catalogue/documents";
import { mainRegion } from "@contracts/regions";
import { Hono } from "hono";
import { availability } from "./availability";
import { injectFaults } from "./demo/fault-injection";
import { documents } from "./documents";
import type { ServicesApp, ServicesEnv } from "./env";
import { lots } from "./lots";
import { payments } from "./payments";
import { search } from "./search";

export const embedded = new Hono<ServicesApp>();
embedded.use(async (c, next) => {
  c.set("region", mainRegion);
  await next();
});
embedded.use(injectFaults);
embedded.route("/availability", availability);
embedded.route("/documents", documents);
embedded.route("/lots", lots);
embedded.route("/payments", payments);
embedded.route("/search", search);

/** A document as PDF. It counts against no shopper's limit. */
export async function embeddedDocuments(env: ServicesEnv, request: DocumentRequest): Promise<Response> {
  const call = new Request("http://embedded/documents/pdf", {
    method: "POST",
    headers: { authorization: `Bearer ${env.DOCUMENTS_KEY}`, "x-document-place": "taken" },
    body: JSON.stringify(request),
  });
  return embedded.fetch(call, env);
}
