import { contentGraph, type StructuredContent } from "@domain/findability/structured-content";
import { StructuredData } from "~/components/document/structured-data";
import type { Crumb } from "~/components/ui/breadcrumb/breadcrumb";
import { useTexts } from "~/i18n/use-t";
import type { ContentPageData } from "~/loaders/content/page-data.server";

/** schema.org data of a content page; omitted if the page is not indexed. */
export function ContentStructuredData({ page, crumbs }: { page: ContentPageData; crumbs: readonly Crumb[] }) {
  const { language } = useTexts();
  const { head, title, lang, path } = page;
  const url = head.canonical;
  if (url === null) return null;
  return (
    <StructuredData
      id={`about-${path}`}
      data={() =>
        contentGraph({
          url,
          title,
          description: head.description,
          image: head.image,
          language: lang ?? language,
          crumbs,
          content: contentOf(page),
        })
      }
    />
  );
}

function contentOf({ body }: ContentPageData): StructuredContent | null {
  switch (body.kind) {
    case "news":
      return { kind: "news", published: body.date };
    case "article":
      return {
        kind: "article",
        author: body.author,
        published: body.published,
        revised: body.revised,
        citations: body.references.map(({ citation }) => citation),
      };
    case "pathway":
      return { kind: "pathway" };
    case "protein-domain":
      return { kind: "domain" };
    case "protocol":
      return { kind: "protocol", text: body.content };
    case "video":
      return {
        kind: "video",
        published: body.published,
        seconds: body.video.seconds,
        poster: body.video.poster?.src ?? null,
      };
    case "blocks":
      return null;
  }
}
