import type { MetaDescriptor } from "@framework/remix";

/** Title of a gallery page; not indexed. */
export function galleryMeta({ data }: { data: unknown }): MetaDescriptor[] {
  const title = typeof data === "object" && data !== null && "title" in data ? String(data.title) : "";
  return [{ title: `${title} – Benchside` }, { name: "robots", content: "noindex, nofollow" }];
}
