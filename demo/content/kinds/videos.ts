import * as v from "valibot";
import { keyOf } from "../../data-files/schemas";
import type { Localized } from "../locales";
import { day, readEntries, text } from "../read-content";

export const videoCategories = {
  technique: { en: "Techniques", ja: "実験手技", zh: "实验技术" },
  science: { en: "Science", ja: "サイエンス", zh: "科学讲座" },
  product: { en: "Products", ja: "製品紹介", zh: "产品介绍" },
} as const satisfies Record<string, Localized<string>>;

export const videoCollections = {
  bench: { en: "At the bench", ja: "ベンチから", zh: "实验台上" },
  company: { en: "Inside Benchside", ja: "Benchsideの舞台裏", zh: "走进Benchside" },
  webinars: { en: "Webinars", ja: "ウェビナー", zh: "网络讲座" },
} as const satisfies Record<string, Localized<string>>;

const posterKinds = ["blot", "plate", "cells", "chromatin", "flow", "network"] as const;
export type PosterKind = (typeof posterKinds)[number];

const schema = v.strictObject({
  /** Id at the video provider; demonstration ids. */
  videoId: v.string(),
  webinar: v.optional(v.boolean(), false),
  collection: keyOf(videoCollections),
  categories: v.array(keyOf(videoCategories)),
  published: day,
  seconds: v.number(),
  /** Shapes of its poster. */
  poster: v.picklist(posterKinds),
  title: text,
  /** The description, without markup. */
  body: text,
});

/** The only video provider that the shop supports (C-REND-04). */
export const videoProvider = "youtube";

export type Video = (typeof videos)[number];

export const videos = readEntries("videos", schema);

export function videoUid(slug: string): string {
  return `video-${slug}`;
}

export function videoUrl(slug: string): string {
  return `/learn-and-support/videos-and-webinars/${slug}`;
}
