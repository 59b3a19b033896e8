import { type Region, regionNames, regions, storefrontVariable } from "@contracts/regions";
import { sealPreviewLink } from "@domain/preview/preview-link";
import type { Context } from "hono";
import type { ServicesEnv } from "../../env";
import type { OfficeApp } from "../../permission";
import { notFound } from "../../shared/problems";
import { openDatabase } from "../store/database";
import { type Entry, readEntry } from "./entry";
import { placeOfKey } from "./place";

/** Database, branch and environment that every call of the desk uses. */
export interface Desk {
  readonly db: D1Database;
  readonly branch: string;
  readonly environment: string;
}

export const deskOf = async (env: ServicesEnv): Promise<Desk> => ({
  db: await openDatabase(env),
  branch: env.CONTENT_BRANCH || "main",
  environment: env.CONTENT_ENVIRONMENT,
});

/** The entry with the key in the path, or a 404. */
export async function entryOf(c: Context<OfficeApp>, { db, branch }: Desk): Promise<Entry | Response> {
  const key = (c.req.param("key") ?? "").slice(0, 100);
  const place = placeOfKey(branch, key);
  return (place && (await readEntry(db, place))) ?? notFound(key);
}

/** Links to the draft in each storefront. */
export async function previewsOf(env: ServicesEnv, editor: string, goto: string) {
  const link = await sealPreviewLink(env.CONTENT_PREVIEW_TOKEN, { goto, editor }, Date.now());
  const origin = (region: Region) => (env[storefrontVariable(region)] ?? "").replace(/\/$/, "");
  return regionNames
    .filter((region) => origin(region) !== "")
    .map((region) => ({
      region: regions[region].name ?? region,
      url: `${origin(region)}/preview?${new URLSearchParams({ link })}`,
    }));
}
