/** Plain text of an entry's fields: what a reader would see, without markup, addresses and settings. */

/** Members that hold words for readers; in rich text every run of words is a `text`. */
const readable = new Set([
  "text", "html_content", "html", "video_description", "details", "description", "summary", "caption", "body", "title",
  "label", "protein", "binding_partner", "note", "cells", "columns", "heading", "subtitle", "question", "answer",
]); // biome-ignore format: a word list
const skipped = new Set(["seo_metadata", "page", "navigation_link", "attrs", "link", "link_v2", "template", "slots"]);

const stripMarkup = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

export function textOf(value: unknown): string {
  const parts: string[] = [];
  collect(value, "", parts);
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

function collect(value: unknown, name: string, parts: string[]): void {
  if (typeof value === "string") {
    if (readable.has(name)) parts.push(/^html/.test(name) ? stripMarkup(value) : value);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, name, parts);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, member] of Object.entries(value)) if (!skipped.has(key)) collect(member, key, parts);
  }
}
