import type { Context } from "hono";
import type { ServicesApp } from "../env";
import { openDatabase } from "./store/database";

interface BodyRow {
  content_type: string;
  body: ArrayBuffer | number[];
}

/** Bytes of one asset version. They never change, so caches may keep them for a year. */
export async function assetEndpoint(c: Context<ServicesApp>): Promise<Response> {
  const { uid, locale, version } = c.req.param();
  const db = await openDatabase(c.env);
  const row = await db
    .prepare("SELECT content_type, body FROM asset_body WHERE branch = ? AND uid = ? AND locale = ? AND version = ?")
    .bind(c.req.query("branch") ?? "main", uid ?? "", locale ?? "", Number(version))
    .first<BodyRow>();
  if (!row) return c.json({ error: "There is no such asset." }, 404, { "cache-control": "no-store" });
  const bytes = new Uint8Array(row.body);
  return new Response(bytes, {
    headers: {
      "content-type": row.content_type,
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      // An SVG opened directly must not run scripts.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}
