import type { RichText as RichTextValue, VideoSource } from "@contracts/content/rich-text";
import { safeHref } from "@domain/links/safe-href";
import { safeMediaSource } from "@domain/links/safe-media-source";
import { playableVideoId } from "@domain/video/playable-video";
import type { TextView, VideoView } from "~/loaders/content/page-blocks-data.server";
import type { RichTextOptions } from "../rich-text/place";
import { RichText } from "../rich-text/rich-text";
import { classes } from "../ui/classes";
import * as css from "./content-text.css";
import { VideoBlock } from "./images/video-block";

const renderVideo: RichTextOptions["renderVideo"] = (video) => <VideoBlock video={embedded(video)} />;

/** Images in rich text already have their source URL. */
function embedded(video: VideoSource): VideoView {
  const id = playableVideoId(video);
  const src = safeMediaSource(video.poster?.image_file?.url);
  const size = video.poster?.image_file?.dimension ?? null;
  return {
    title: video.title,
    description: video.video_description,
    webinar: video.webinar,
    id,
    // The player is on the video's own page.
    embedHref: null,
    watchHref: null,
    poster: src
      ? {
          src,
          alt: video.poster?.alt_text ?? "",
          caption: null,
          width: size?.width ?? null,
          height: size?.height ?? null,
          focus: video.poster?.focus ?? null,
        }
      : null,
    seconds: video.duration_seconds,
    href: safeHref(video.page?.navigation_link?.link_v2.href)?.href ?? null,
  };
}

/** Rich text with videos. */
export function ContentText({ value, lang }: { value: RichTextValue | null; lang?: string }) {
  return <RichText value={value} lang={lang} renderVideo={renderVideo} />;
}

/** Texts of fragments and targets, stacked; legal texts are small. */
export function Texts({ texts }: { texts: readonly TextView[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={css.texts}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts of a page are never reordered
        <div key={index} lang={text.lang} className={classes(text.legal && css.legal)}>
          {text.title && <p className={css.title}>{text.title}</p>}
          <ContentText value={text.content} />
        </div>
      ))}
    </div>
  );
}
