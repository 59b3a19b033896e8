/** A library of files, pages, videos and links, by category and paged (C-CMS-20, C-CMS-21, C-CMSQ-13). */
import type { LibraryItem } from "@contracts/content/pages";
import type { Asset } from "@contracts/content/parts";
import { safeMediaSource } from "@domain/links/safe-media-source";
import { linkView } from "../links.server";
import type { ContentContext, PageBuild } from "../page-build.server";
import { askedPage, type Choice, choicesView, chosenOf, pagesView, startList } from "./choices.server";
import type { ComponentOf, LibraryItemView } from "./components-data.server";

const perPage = 12;

/** Page of a gated item, which explains the requirement and opens it. */
export const libraryItemPath = (uid: string) => `/library/${encodeURIComponent(uid)}`;

export async function libraryView(
  build: PageBuild,
  devkey: string,
  title: string | null = null,
): Promise<ComponentOf<"library">> {
  const page = startList(build);
  const { context } = page;
  const { content } = context.services;
  const { locale } = context.market;
  const library = await content.contentLibrary(locale, devkey);
  const categories = library.ok ? (library.value?.categories ?? []) : [];
  const values = categories.map(({ value }) => value);
  const category = chosenOf(page, "category", values) ?? undefined;
  const asked = askedPage(page);
  const read = (number: number) =>
    content.libraryItems(locale, devkey, { limit: perPage, skip: (number - 1) * perPage, category });
  let items = await read(asked);
  // Past the end: show the last page, as the pager does.
  if (items.ok && items.value.items.length === 0 && items.value.total > 0)
    items = await read(Math.ceil(items.value.total / perPage));
  const all: Choice = { value: "", label: context.t("reading.filter.all"), count: null };
  const filters = choicesView(page, "category", {
    label: context.t("reading.filter.category"),
    all,
    choices: categories.map((value) => ({ value: value.value, label: value.title, count: null })),
  });
  if (!items.ok || !library.ok) context.degraded();
  return {
    name: "library",
    title,
    filters,
    items: items.ok ? items.value.items.map((item) => itemView(context, item)) : null,
    pages: pagesView(page, items.ok ? items.value.total : 0, perPage),
  };
}

function itemView(context: ContentContext, item: LibraryItem): LibraryItemView {
  const { title, details, gated, file, system } = item;
  const link = gated ? { label: title, href: libraryItemPath(system.uid), newWindow: false } : libraryTarget(item);
  return {
    title,
    details,
    link,
    file: file && fileFacts(context, file),
    gated,
    categories: item.categories.map((category) => category.title),
  };
}

/** Target of an item: its file, otherwise its page, video or link. */
export function libraryTarget({ title, file, content_page, video, navigation_link }: LibraryItem) {
  const source = file && safeMediaSource(file.url);
  if (source) return { label: title, href: source, newWindow: false };
  const known = content_page?.navigation_link ?? video?.page?.navigation_link ?? navigation_link;
  const link = known && linkView(known);
  return link && { ...link, label: title };
}

const kinds: Readonly<Record<string, string>> = {
  "application/pdf": "PDF",
  "text/csv": "CSV",
  "text/plain": "TXT",
  "image/svg+xml": "SVG",
  "image/png": "PNG",
};

/** File type and size, to show before a download. */
export function fileFacts({ market }: Pick<ContentContext, "market">, file: Asset): string {
  const type = file.content_type.split(";")[0]?.trim() ?? "";
  const kind = kinds[type] ?? file.filename.split(".").at(-1)?.toUpperCase().slice(0, 8) ?? "";
  if (file.file_size === null) return kind;
  const large = file.file_size >= 1_000_000;
  const size = new Intl.NumberFormat(market.locale, {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: large ? 1 : 0,
  }).format(Math.max(1, file.file_size / 1000) / (large ? 1000 : 1));
  return `${kind}, ${size}`;
}
