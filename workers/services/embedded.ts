/** Services that other services of this deployment call directly, with the same requests and faults as over HTTP. */
import type { Figure } from "@contracts/catalogue/catalogue";
import type { DocumentRequest } from "@contracts/catalogue/documents";
import { type FigureRecord, figureList } from "@contracts/catalogue/images";
import { mainRegion } from "@contracts/regions";
import { Hono } from "hono";
import * as v from "valibot";
import { availability } from "./availability";
import { injectFaults } from "./demo/fault-injection";
import { documents } from "./documents";
import type { ServicesApp, ServicesEnv } from "./env";
import { images } from "./images";
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
embedded.route("/images", images);
embedded.route("/lots", lots);
embedded.route("/payments", payments);
embedded.route("/search", search);

const imageCall = async (env: ServicesEnv, path: string, init: RequestInit = {}): Promise<Response> =>
  embedded.fetch(
    new Request(`http://embedded/images${path}`, { ...init, headers: { authorization: `Bearer ${env.ADMIN_KEY}` } }),
    env,
  );

/** Figures of the image service for a path; empty if there are none. */
export async function embeddedFigures(env: ServicesEnv, path: string): Promise<Figure[]> {
  const answer = await imageCall(env, `/${path}`);
  if (answer.status === 404) return [];
  return v.parse(figureList, await answer.json()).figures;
}

type StoredFigure = Pick<FigureRecord, "imageId" | "filename" | "caption" | "figureType" | "width" | "height">;

/** Stores a picture with its record; null if the image service refuses it. A repeated call changes nothing. */
export async function storeFigure(
  env: ServicesEnv,
  stored: StoredFigure,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Figure | null> {
  const { imageId } = stored;
  const record: FigureRecord = {
    // A separate path, because a record replaces the one at its path and position.
    ...{ ...stored, path: imageId, position: 0, damId: imageId, isProtected: false, seed: 0, drawing: null },
  };
  const original = await imageCall(env, `/_admin/originals/${imageId}`, { method: "PUT", body: bytes });
  if (!original.ok) return null;
  const entered = await imageCall(env, "/_admin/figures", { method: "POST", body: JSON.stringify(record) });
  if (!entered.ok) return null;
  return (await embeddedFigures(env, imageId))[0] ?? null;
}

/** A document as PDF. It does not count against a shopper's limit. */
export async function embeddedDocuments(env: ServicesEnv, request: DocumentRequest): Promise<Response> {
  const call = new Request("http://embedded/documents/pdf", {
    method: "POST",
    headers: { authorization: `Bearer ${env.DOCUMENTS_KEY}`, "x-document-place": "taken" },
    body: JSON.stringify(request),
  });
  return embedded.fetch(call, env);
}
