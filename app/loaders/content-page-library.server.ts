/** A library of files, pages, videos and links, by category (C-CMS-20, C-CMS-21). */
import type { LibraryItem } from "@contracts/content/pages";
import { safeMediaSource } from "@domain/links/safe-media-source";
import { linkView } from "./content-links.server";
import type { ComponentOf, LibraryGroupView, LibraryItemView } from "./content-page-components-data.server";
import type { PageReading } from "./content-page-reading.server";

const maxItems = 100;

export async function libraryView(
  { context }: PageReading,
  devkey: string,
  title: string | null = null,
): Promise<ComponentOf<"library">> {
  const { content } = context.services;
  const { locale } = context.market;
  const [library, items] = await Promise.all([
    content.contentLibrary(locale, devkey),
    content.libraryItems(locale, devkey, { limit: maxItems, skip: 0 }),
  ]);
  if (!items.ok) {
    context.degraded();
    return { name: "library", title, groups: null };
  }
  const order = library.ok ? (library.value?.categories ?? []).map(({ value }) => value) : [];
  return { name: "library", title, groups: groupsOf(items.value.items, order) };
}

/** Items under their first category; categories in the order of the library, then those that it does not name. */
function groupsOf(items: readonly LibraryItem[], order: readonly string[]): LibraryGroupView[] {
  const groups = new Map<string, { category: string | null; items: LibraryItemView[] }>();
  for (const value of order) groups.set(value, { category: null, items: [] });
  for (const item of items) {
    const [category] = item.categories;
    const key = category?.value ?? "";
    const group = groups.get(key) ?? { category: null, items: [] };
    group.category ??= category?.title ?? null;
    group.items.push(itemView(item));
    groups.set(key, group);
  }
  return [...groups.values()].filter((group) => group.items.length > 0);
}

function itemView(item: LibraryItem): LibraryItemView {
  const { title, details, gated, file } = item;
  const source = file && safeMediaSource(file.url);
  const link = source ? { label: title, href: source, newWindow: false } : placeOf(item);
  return { title, details, gated, download: Boolean(source), link: gated ? null : link };
}

function placeOf({ title, content_page, video, navigation_link }: LibraryItem) {
  const known = content_page?.navigation_link ?? video?.page?.navigation_link ?? navigation_link;
  const link = known && linkView(known);
  return link && { ...link, label: title };
}
