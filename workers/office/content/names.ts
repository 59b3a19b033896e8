import { contentTypes } from "@contracts/content/content-types";
import type { contentLocales } from "@contracts/office/content";

export const languageNames: Readonly<Record<(typeof contentLocales)[number], string>> = {
  "en-us": "English",
  "ja-jp": "Japanese",
  "zh-cn": "Chinese",
};

const titles = new Map<string, string>(contentTypes.map(({ uid, title }) => [uid, title]));

/** Title of a content type. */
export const typeName = (uid: string): string => titles.get(uid) ?? uid;
