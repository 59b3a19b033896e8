import type { PageGroup } from "@contracts/content/parts";
import type { VideoSource } from "@contracts/content/rich-text";
import { playableVideoId } from "@domain/video/playable-video";
import { linkView } from "./content-links.server";
import type { VideoView } from "./content-page-blocks-data.server";

/** Address of the page of an entry. */
export function pageHref(page: PageGroup | null): string | null {
  return (page?.navigation_link && linkView(page.navigation_link)?.href) ?? null;
}

export function videoView(video: VideoSource): VideoView {
  return {
    title: video.title,
    description: video.video_description,
    webinar: video.webinar,
    playable: playableVideoId(video) !== null,
    href: pageHref(video.page),
  };
}
