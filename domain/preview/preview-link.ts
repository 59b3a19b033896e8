/**
 * Links that show a draft in the shop for a short time. The content service seals them with its preview token, which the
 * shop has too.
 */
import { createSealer } from "@domain/http/cookies/sealed-value";
import * as v from "valibot";

const purpose = "preview link";
const lifeMilliseconds = 15 * 60_000;

const content = v.object({ goto: v.string(), editor: v.string(), until: v.number() });

/** An editor and the page that the link leads to. */
export interface PreviewLink {
  /** Path in the shop. */
  readonly goto: string;
  readonly editor: string;
}

/** Text of a link that is valid for a quarter of an hour. */
export const sealPreviewLink = (token: string, link: PreviewLink, now: number): Promise<string> =>
  createSealer([token]).seal(purpose, JSON.stringify({ ...link, until: now + lifeMilliseconds }));

/** Null for a link that was altered, sealed with another token, or has expired. */
export async function openPreviewLink(token: string, text: string, now: number): Promise<PreviewLink | null> {
  const opened = await createSealer([token]).open(purpose, text);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), content), opened ?? "");
  return parsed.success && parsed.output.until > now ? parsed.output : null;
}
