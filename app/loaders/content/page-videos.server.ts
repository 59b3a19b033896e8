import type { ContentVideo } from "@contracts/content/pages";
import type { PageGroup } from "@contracts/content/parts";
import type { VideoSource } from "@contracts/content/rich-text";
import { playableVideoId } from "@domain/video/playable-video";
import { choicesView, chosenOf, type ListBuild, pagesView, startList } from "./components/choices.server";
import type { ComponentView } from "./components/components-data.server";
import { contentImageView } from "./images.server";
import { linkView } from "./links.server";
import type { VideoView } from "./page-blocks-data.server";
import type { PageBuild } from "./page-build.server";

const perRead = 100;
/** Limit of the list; other videos are found by search. */
const maxVideos = 500;
const perPage = 12;
const related = 3;

/** Address of an entry's page. */
export function pageHref(page: PageGroup | null): string | null {
  return (page?.navigation_link && linkView(page.navigation_link)?.href) ?? null;
}

export function videoView({ context }: Pick<PageBuild, "context">, video: VideoSource): VideoView {
  const id = playableVideoId(video);
  const { video: provider } = context.thirdParties;
  const at = (base: string | null | undefined) => (id !== null && base ? base + id : null);
  return {
    title: video.title,
    description: video.video_description,
    webinar: video.webinar,
    id,
    embedHref: at(provider?.embed),
    watchHref: at(provider?.watch),
    poster: contentImageView(video.poster, context.imagesUrl),
    seconds: video.duration_seconds !== null && video.duration_seconds > 0 ? video.duration_seconds : null,
    href: pageHref(video.page),
  };
}

/** All videos, latest first. */
async function allVideos({ context }: PageBuild): Promise<readonly ContentVideo[] | null> {
  const videos: ContentVideo[] = [];
  for (let skip = 0, total = 1; skip < Math.min(total, maxVideos); skip += perRead) {
    const result = await context.services.content.videos(context.market.locale, { limit: perRead, skip });
    if (!result.ok) {
      context.degraded();
      return null;
    }
    total = result.value.total;
    videos.push(...result.value.items);
  }
  return videos.sort((a, b) => (b.published ?? "").localeCompare(a.published ?? ""));
}

const formatOf = ({ webinar }: ContentVideo) => (webinar ? "webinar" : "video");
const categoriesOf = ({ categories }: ContentVideo) => categories.map(({ value }) => value);
const collectionOf = ({ collection }: ContentVideo) => (collection === null ? [] : [collection]);

interface Property {
  readonly name: "format" | "collection" | "category";
  readonly of: (video: ContentVideo) => readonly string[];
}
const properties: readonly Property[] = [
  { name: "format", of: (video) => [formatOf(video)] },
  { name: "category", of: categoriesOf },
  { name: "collection", of: collectionOf },
];

/** Videos with filters for kind, category and collection (C-CMS-14). */
export async function videoList(build: PageBuild): Promise<ComponentView> {
  const page = startList(build);
  const videos = await allVideos(page);
  if (!videos) return { name: "video-list", filters: [], videos: null, pages: pagesView(page, 0, perPage) };
  const chosen = properties.map(({ name, of }) => ({ name, of, value: chosenOf(page, name, videos.flatMap(of)) }));
  const fits = (video: ContentVideo, except?: Property["name"]) =>
    chosen.every(({ name, of, value }) => value === null || name === except || of(video).includes(value));
  const shown = videos.filter((video) => fits(video));
  const pages = pagesView(page, shown.length, perPage);
  const filters = properties.flatMap((property) => {
    const counted = videos.filter((video) => fits(video, property.name));
    return propertyChoices(page, property, videos, counted);
  });
  return {
    name: "video-list",
    filters,
    videos: shown.slice(pages.first, pages.first + perPage).map((video) => videoView(page, video)),
    pages,
  };
}

/** @param counted videos matching the other filters, so that counts predict the result of a press */
function propertyChoices(
  page: ListBuild,
  { name, of }: Property,
  videos: readonly ContentVideo[],
  counted: readonly ContentVideo[],
) {
  const { t } = page.context;
  const names = new Map(videos.flatMap(({ categories }) => categories.map(({ value, title }) => [value, title])));
  const labelOf = (value: string) => {
    if (name === "format") return t(value === "webinar" ? "reading.webinars" : "reading.videos");
    return name === "category" ? (names.get(value) ?? value) : value;
  };
  const values = [...new Set(videos.flatMap(of))];
  return choicesView(page, name, {
    label: t(`reading.filter.${name}`),
    all: { value: "", label: t("reading.filter.all"), count: counted.length },
    choices: values.map((value) => ({
      value,
      label: labelOf(value),
      count: counted.filter((video) => of(video).includes(value)).length,
    })),
  });
}

/** Related videos: same collection first, then same categories; null if they cannot be read. */
export async function relatedVideos(page: PageBuild, video: ContentVideo): Promise<readonly VideoView[] | null> {
  const videos = await allVideos(page);
  if (videos === null) return null;
  const own = new Set(categoriesOf(video));
  const nearness = (other: ContentVideo) =>
    (other.collection !== null && other.collection === video.collection ? 2 : 0) +
    (categoriesOf(other).some((value) => own.has(value)) ? 1 : 0);
  return videos
    .filter((other) => other.system.uid !== video.system.uid && nearness(other) > 0)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, related)
    .map((other) => videoView(page, other));
}
