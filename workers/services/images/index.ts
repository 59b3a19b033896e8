/**
 * Image service: figures of a product as JSON, their variants as images, and the import of both. README.md describes
 * the format.
 */
import { type Figure, imageVariants } from "@contracts/catalogue/catalogue";
import {
  catalogueVariants,
  type FigureRecord,
  figurePath,
  figureRecord,
  imageId,
  imagePath,
  variantName,
} from "@contracts/catalogue/images";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { requireAdmin } from "../admin";
import type { ServicesApp } from "../env";
import { readText } from "../shared/body";
import { importCapBytes, importLines } from "../shared/lines/line-import";
import { problemResponse } from "../shared/problems";
import { reportFault } from "../shared/report-fault";
import { deliverVariant } from "./delivery";
import { findFigures, getFigure, originalKey, removeFigure, storeFigures, totalFigures } from "./figure-store";

const recordsPerStatement = 500;
const originalCapBytes = 10 * 1024 * 1024;
/** Account of the demonstration figures; a deployment sets its own. */
const usualAccount = "benchside-demo";

type ImagesContext = Context<ServicesApp>;
const accountOf = (c: ImagesContext): string => c.env.IMAGES_ACCOUNT ?? usualAccount;
const notFound = () => problemResponse(404, { code: "ResourceNotFound", message: "No such figure." });

export const images = new Hono<ServicesApp>();

images.use("/_admin/*", requireAdmin);
images.get("/_admin/figures", async (c) => c.json({ total: await totalFigures(c.env) }));
images.post("/_admin/figures", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const answer = await importLines(text.value, figureRecord, recordsPerStatement, (records) =>
    storeFigures(c.env, records),
  );
  return c.json({ ...answer, total: await totalFigures(c.env) });
});
images.delete("/_admin/figures/:id", async (c) => {
  const id = v.safeParse(imageId, c.req.param("id"));
  if (!id.success) return notFound();
  await removeFigure(c.env, id.output);
  return c.body(null, 204);
});
images.put("/_admin/originals/:id", async (c) => {
  const id = v.safeParse(imageId, c.req.param("id"));
  if (!id.success) return problemResponse(400, { code: "InvalidInput", message: "This is not the ID of a figure." });
  if (Number(c.req.header("content-length") ?? 0) > originalCapBytes) return tooLarge();
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > originalCapBytes) return tooLarge();
  const contentType = rasterTypeOf(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 32)));
  if (!contentType) {
    return problemResponse(415, {
      code: "InvalidInput",
      message: "An original must be a PNG, JPEG, WebP, GIF or AVIF file.",
    });
  }
  const stored = await c.env.FIGURES.put(originalKey(id.output), bytes, { httpMetadata: { contentType } });
  return c.json({ imageId: id.output, contentType, size: bytes.byteLength, etag: stored?.etag ?? null }, 201);
});

images.get("/:path", async (c) => {
  const path = v.safeParse(figurePath, c.req.param("path"));
  if (!path.success) return notFound();
  const records = await findFigures(c.env, path.output);
  if (records.length === 0) return notFound();
  const account = accountOf(c);
  return c.json({ figures: records.map((record) => figureOf(record, account)) }, 200, {
    "cache-control": "public, max-age=300",
  });
});

images.get("/:account/:id/:variant", async (c) => {
  const id = v.safeParse(imageId, c.req.param("id"));
  const variant = v.safeParse(variantName, c.req.param("variant"));
  if (c.req.param("account") !== accountOf(c) || !id.success || !variant.success) return notFound();
  const record = await getFigure(c.env, id.output);
  return (record && (await deliverVariant(c.env, c.req.raw, record, variant.output))) ?? notFound();
});

images.onError((error) => {
  reportFault("image request failed", error);
  return problemResponse(500, { code: "General", message: "The request could not be carried out." });
});

const tooLarge = () =>
  problemResponse(413, { code: "InvalidInput", message: "An original must not be larger than 10 MB." });

function figureOf(record: FigureRecord, account: string): Figure {
  const { imageId: id, damId, filename, caption, figureType, isProtected, width, height } = record;
  const variants: Figure["variants"] = {};
  for (const name of imageVariants) variants[name] = imagePath(account, id, catalogueVariants[name]);
  return { id, damId, filename, caption, figureType, isProtected, size: { width, height }, variants };
}

/** Types of uploaded images, detected by their first bytes, because the declared type may be wrong. */

const rasterTypes = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"] as const;
type RasterType = (typeof rasterTypes)[number];

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Null for unsupported types; SVG is unsupported because it can contain scripts. */
function rasterTypeOf(bytes: Uint8Array): RasterType | null {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 4) === "PNG") return "image/png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "image/webp";
  if (ascii(bytes, 0, 4) === "GIF8") return "image/gif";
  if (ascii(bytes, 4, 8) === "ftyp" && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return "image/avif";
  return null;
}
