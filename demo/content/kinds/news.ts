import * as v from "valibot";
import { day, readEntries, text } from "../read-content";

const schema = v.strictObject({
  date: day,
  title: text,
  summary: text,
  body: text,
  /** Unpublished; visible in preview only. */
  draft: v.optional(v.literal(true)),
});

export type NewsItem = (typeof newsItems)[number];

/**
 * Reports of the media room, latest first. All are demonstration texts that mention no persons and no other companies.
 */
export const newsItems = readEntries("news", schema).sort((a, b) => b.date.localeCompare(a.date));

export function newsUrl(item: NewsItem): string {
  return `/about-us/our-company/media-room/${item.slug}`;
}
