import { posterAlts, posterDrawing } from "../drawings/video-poster";
import { type Video, videoCategories, videoCollections, videoProvider, videoUid, videoUrl } from "../kinds/videos";
import { type Entry, entry } from "./entry";
import type { Images } from "./images";
import type { Links } from "./links";
import { seoMetadata } from "./seo";
import type { Taxonomy } from "./taxonomy";

const videoCategoryDomain = {
  devkey: "video_category",
  title: { en: "Video category", ja: "動画カテゴリー", zh: "视频类别" },
};

/** The video ids are fictitious, so the provider's player cannot play them. */
const noFootage = {
  en: "Demonstration data: this video has no footage, and its player shows an error.",
  ja: "デモデータのため、この動画に映像はなく、プレーヤーにはエラーが表示されます。",
  zh: "此为演示数据：该视频没有影像，播放器会显示错误。",
};

export function videoEntry(video: Video, links: Links, images: Images, taxonomy: Taxonomy): Entry {
  const link = links.to(videoUrl(video.slug), video.title);
  const categories = video.categories.map((name) => taxonomy.value(videoCategoryDomain, name, videoCategories[name]));
  const poster = images.of(posterDrawing(video.slug), { title: video.title, alt: posterAlts[video.poster] });
  return {
    ...entry("content_video", videoUid(video.slug), (language) => ({
      title: video.title[language],
      video_id: video.videoId,
      video_provider: videoProvider,
      webinar: video.webinar,
      collection: videoCollections[video.collection][language],
      video_description: `${video.body[language]} ${noFootage[language]}`,
      published: video.published,
      duration_seconds: video.seconds,
      poster,
      categories,
      page: { navigation_link: link, noindex: false, nofollow: false },
      seo_metadata: seoMetadata(language, video.title, video.body),
    })),
    updatedAt: `${video.published}T09:00:00.000Z`,
  };
}
