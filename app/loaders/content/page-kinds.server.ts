/** Main content of page types other than block pages. */
import type { ContentVideo, News, PathwayDiagram, ProteinDomainPage } from "@contracts/content/pages";
import type { RichText } from "@contracts/content/rich-text";
import { safeHref } from "@domain/links/safe-href";
import { safeMediaSource } from "@domain/links/safe-media-source";
import { legendSigns } from "@domain/pathways/legend-signs";
import type { PublicContext } from "~/context/request/types";
import { textOfHtml } from "~/loaders/text/html-text.server";
import { instantOf, latestNews } from "./components/lists.server";
import type { PageBuild } from "./page-build.server";
import type { LegendView, PageBody } from "./page-data.server";
import { figureView } from "./page-figures.server";
import { pageText } from "./page-text.server";
import { relatedVideos, videoView } from "./page-videos.server";

const videosPath = "/learn-and-support/videos-and-webinars";

type Content = PublicContext["services"]["content"];
type Found = NonNullable<Extract<Awaited<ReturnType<Content["anyPageByUrl"]>>, { ok: true }>["value"]>["page"];
export type OtherPage = Exclude<Found, { kind: "page" }>;

/** Heading of the page. */
export function kindTitle(found: OtherPage): string {
  return found.kind === "protocol" ? (found.entry.page_title ?? found.entry.title) : found.entry.title;
}

export async function kindBody(page: PageBuild, found: OtherPage): Promise<PageBody> {
  switch (found.kind) {
    case "pathway":
      return pathwayBody(page, found.entry);
    case "news":
      return newsBody(page, found.entry);
    case "proteinDomain":
      return proteinDomainBody(page, found.entry);
    case "protocol": {
      const content = pageText(page, textOfHtml(found.entry.html_content), { outlined: true });
      return { kind: "protocol", number: found.entry.number, content };
    }
    case "video":
      return videoBody(page, found.entry);
  }
}

const outlined = (page: PageBuild, text: RichText | null) => text && pageText(page, text, { outlined: true });

function pathwayBody(page: PageBuild, entry: PathwayDiagram): PageBody {
  const { pdf_link: pdf } = entry;
  return {
    kind: "pathway",
    diagrams: entry.diagram_images.flatMap((image) => figureView(page, image) ?? []),
    description: outlined(page, entry.description),
    pdf: pdfView(page, pdf),
    legend: entry.show_legend ? legendView(page) : null,
    views: entry.extended_views.flatMap(({ title, image }) => {
      const figure = figureView(page, image);
      return figure ? [{ title, figure }] : [];
    }),
  };
}

function pdfView({ context }: PageBuild, pdf: PathwayDiagram["pdf_link"]) {
  const href = pdf && (safeHref(pdf.href)?.href ?? safeMediaSource(pdf.href));
  return href ? { href, label: pdf.title ?? context.t("contentPages.pdf") } : null;
}

function legendView({ context: { t } }: PageBuild): LegendView {
  return {
    title: t("reading.legendTitle"),
    entries: legendSigns.map((sign) => ({ sign, label: t(`reading.legend.${sign}`) })),
  };
}

async function newsBody(page: PageBuild, entry: News): Promise<PageBody> {
  return {
    kind: "news",
    date: instantOf(entry.date),
    content: pageText(page, entry.json_rich_text, { outlined: true }),
    others: await latestNews(page),
  };
}

async function videoBody(page: PageBuild, entry: ContentVideo): Promise<PageBody> {
  const { t } = page.context;
  return {
    kind: "video",
    video: { ...videoView(page, entry), href: null },
    published: entry.published && instantOf(entry.published),
    collection: entry.collection,
    categories: entry.categories.map(({ title }) => title),
    related: {
      title: t("reading.watchNext"),
      items: await relatedVideos(page, entry),
      all: { label: t("reading.allVideos"), href: videosPath },
    },
  };
}

function proteinDomainBody(page: PageBuild, entry: ProteinDomainPage): PageBody {
  return {
    kind: "protein-domain",
    image: figureView(page, entry.domain_image),
    binding: entry.domain_binding && pageText(page, entry.domain_binding),
    structure: figureView(page, entry.structure),
    structureReference: entry.structure_reference && pageText(page, entry.structure_reference),
    examples: entry.example_images.flatMap((image) => figureView(page, image) ?? []),
    bindingExamples: entry.binding_examples.map(({ protein, binding_partner, site }) => ({
      protein,
      partner: binding_partner,
      site,
    })),
    sites: entry.consensus_binding_sites,
    additional: entry.additional_content && pageText(page, entry.additional_content),
  };
}
