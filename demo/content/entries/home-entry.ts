import { home } from "../kinds/home";
import { type Entry, entry, type Language, reference } from "./entry";
import type { Images } from "./images";
import type { Links } from "./links";
import { seoMetadata } from "./seo";

export function homeEntry(links: Links, images: Images): Entry {
  const { seo, hero, numbers, products, tiles, news, linkTiles, videoBand } = home;
  const link = links.to("/", seo.title);
  const rows = (language: Language) => [
    {
      hero_band: {
        title: hero.title[language],
        text: hero.text[language],
        search_label: hero.searchLabel[language],
        image: images.of("hero", { alt: hero.alt, caption: hero.caption }),
        links: hero.links.map(({ href, title }) => links.as(href, title)),
      },
    },
    { numbers_band: { title: numbers.title[language] } },
    {
      product_band: {
        title: products.title[language],
        text: products.text[language],
        products: products.numbers,
        link: links.as(products.link.href, products.link.title),
      },
    },
    {
      tiles: {
        title: tiles.title[language],
        columns: 4,
        items: tiles.items.map((tile) => ({
          title: tile.title[language],
          text: tile.text[language],
          image: images.of(tile.image, { alt: tile.alt }),
          link: links.to(tile.href, tile.title),
        })),
      },
    },
    { news_band: { title: news.title[language] } },
    {
      tiles_with_links: {
        title: linkTiles.title[language],
        columns: 4,
        items: linkTiles.items.map((tile) => ({
          title: tile.title[language],
          text: tile.text[language],
          links: tile.links.map(({ href, title }) => links.as(href, title)),
          show_on_cn_domain_only: tile.showOnCnDomainOnly,
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
    title: seo.title[language],
    page: { navigation_link: link, noindex: false, nofollow: false },
    seo_metadata: seoMetadata(language, seo.title, seo.description),
    rows: rows(language),
  }));
}
