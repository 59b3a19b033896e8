import { markdownPath } from "@domain/markdown/markdown-path";
import { isRouteErrorResponse, type MetaDescriptor } from "@framework/remix";
import type { PageHead } from "~/loaders/page/page-head.server";
import type { RootPageData } from "~/loaders/page/root.server";

/** Head tags from the loader's `head`; an error page has a plain title. */
export function pageMeta(data: { head: PageHead } | null | undefined): MetaDescriptor[] {
  if (!data) return [{ title: "Benchside" }, { name: "robots", content: "noindex" }];
  const { title, description, canonical, hasMarkdown, alternates, feeds, image, index, follow } = data.head;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:site_name", content: "Benchside" },
    { property: "og:type", content: "website" },
  ];
  const robots = [!index && "noindex", !follow && "nofollow"].filter(Boolean).join(", ");
  if (robots) tags.push({ name: "robots", content: robots });
  if (canonical)
    tags.push({ tagName: "link", rel: "canonical", href: canonical }, { property: "og:url", content: canonical });
  if (canonical && hasMarkdown) tags.push(markdownAlternate(canonical));
  for (const { hrefLang, href } of alternates) tags.push({ tagName: "link", rel: "alternate", hrefLang, href });
  for (const feed of feeds)
    tags.push({ tagName: "link", rel: "alternate", type: "application/atom+xml", title: feed.title, href: feed.href });
  tags.push({ property: "og:image", content: image }, { name: "twitter:card", content: "summary_large_image" });
  return tags;
}

/**
 * Delays the first paint until an element is parsed, so the browser does not lay out and paint an incomplete page. Only
 * Chromium supports `expect`.
 * @param id of an element that is rendered without waiting for a service
 */
export const paintAfter = (id: string): MetaDescriptor => ({
  tagName: "link",
  rel: "expect",
  href: `#${id}`,
  blocking: "render",
});

/** The same page for programs. */
function markdownAlternate(canonical: string): MetaDescriptor {
  const { origin, pathname, search } = new URL(canonical);
  const href = `${origin}${markdownPath(pathname)}${search}`;
  return { tagName: "link", rel: "alternate", type: "text/markdown", href };
}

type ErrorTitles = RootPageData["errorTitles"];

/** Head tags of an error page; the title comes from the root's data, unless the root failed. */
export function errorMeta(error: unknown, titles: ErrorTitles | undefined): MetaDescriptor[] {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const own: unknown = isRouteErrorResponse(error) && [410, 429].includes(error.status) ? error.data?.title : undefined;
  if (typeof own === "string") return [{ title: own }, { name: "robots", content: "noindex" }];
  const title = (missing ? titles?.notFound : titles?.other) ?? "Benchside";
  return [{ title }, { name: "robots", content: "noindex" }];
}
