import { hero, homeSeo, linkTiles, linkTilesTitle, tiles, tilesTitle, videoBand } from "../home/home";
import { type Entry, entry, type Language, reference } from "./entry";
import type { Images } from "./images";
import type { Links } from "./links";
import { seoMetadata } from "./seo";

export function homeEntry(links: Links, images: Images): Entry {
  const home = links.to("/", homeSeo.title);
  const rows = (language: Language) => [
    {
      hero_band: {
        title: hero.title[language],
        text: hero.text[language],
        search_label: hero.searchLabel[language],
        image: images.of("hero", { alt: hero.alt, caption: hero.caption }),
        links: hero.links.map((link) => links.as(link.href, link.title)),
      },
    },
    {
      tiles: {
        title: tilesTitle[language],
        columns: 4,
        items: tiles.map((tile) => ({
          title: tile.title[language],
          text: tile.text[language],
          image: images.of(tile.image, { alt: tile.alt }),
          link: links.to(tile.href, tile.title),
        })),
      },
    },
    {
      tiles_with_links: {
        title: linkTilesTitle[language],
        columns: 4,
        items: linkTiles.map((tile) => ({
          title: tile.title[language],
          text: tile.text[language],
          links: tile.links.map((link) => links.as(link.href, link.title)),
          show_on_cn_domain_only: tile.showOnCnDomainOnly ?? false,
        })),
      },
    },
    {
      video_band: {
        title: videoBand.title[language],
        text: videoBand.text[language],
        video: reference("content_video", videoBand.video),
        link: links.to("/learn-and-support/videos-and-webinars", {
          en: "Videos & Webinars",
          ja: "動画・ウェビナー",
          zh: "视频与网络讲座",
        }),
      },
    },
  ];
  return entry("homepage", "homepage", (language) => ({
    title: homeSeo.title[language],
    page: { navigation_link: home, noindex: false, nofollow: false },
    seo_metadata: seoMetadata(language, homeSeo.title, homeSeo.description),
    rows: rows(language),
  }));
}
