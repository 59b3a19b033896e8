import { routeTitles } from "../app-routes";
import { legendDrawing } from "../drawings/legend";
import { illustrations } from "../illustrations";
import { knowledgeBaseArticles, supportArticles } from "../kinds/articles";
import { proteinDomains } from "../kinds/domains";
import { fragments, tables } from "../kinds/fragments";
import { menus } from "../kinds/menus";
import { newsItems } from "../kinds/news";
import { localPages, pages } from "../kinds/pages";
import { pathways } from "../kinds/pathways";
import { protocols } from "../kinds/protocols";
import { globalSettings, regionalSettings } from "../kinds/settings";
import { targets } from "../kinds/targets";
import { productPages, templates } from "../kinds/templates";
import { videos } from "../kinds/videos";
import { answerEntry, longArticleEntry, newsEntry, protocolEntry } from "./article-entries";
import { createCountries } from "./countries";
import type { Asset, Entry } from "./entry";
import { homeEntry } from "./home-entry";
import { createImages, drawingAssetUid } from "./images";
import { fragmentEntry, guideAssets, libraryEntries, tableEntry } from "./library-entries";
import { createLinks } from "./links";
import { navigationEntry } from "./navigation-entries";
import { localPageEntries, pageEntry, pageTemplateEntries } from "./page-entries";
import { productPageEntry, testHtmlEntry } from "./product-entries";
import { domainEntry, pathwayEntry } from "./research-entries";
import { globalSettingEntry, regionalSettingEntry } from "./setting-entries";
import { targetEntry } from "./target-entries";
import { createTaxonomy } from "./taxonomy";
import { templateEntries } from "./template-entries";
import { videoEntry } from "./video-entries";

interface Content {
  readonly assets: readonly Asset[];
  readonly entries: readonly Entry[];
}

/**
 * Writes all entries. Pages are written before the menus and tiles that link to them, because the first writer of an
 * address sets its title (links.ts).
 */
export function writeContent(): Content {
  const links = createLinks();
  const images = createImages();
  const countries = createCountries();
  const taxonomy = createTaxonomy();
  const parts = { links, images };
  for (const [route, title] of Object.entries(routeTitles)) links.to(route, title);
  for (const page of pages) links.to(page.url, page.title);
  images.of(legendDrawing, { alt: fragmentTitle("pathway-legend") });
  const written: Entry[] = [
    ...supportArticles.map((article) => longArticleEntry(article, links, images, taxonomy)),
    ...knowledgeBaseArticles.map((article) => answerEntry(article, links, taxonomy)),
    ...protocols.map((protocol) => protocolEntry(protocol, links)),
    ...newsItems.map((item) => newsEntry(item, links)),
    ...videos.map((video) => videoEntry(video, links, images, taxonomy)),
    ...pathways.map((pathway) => pathwayEntry(pathway, links, images)),
    ...proteinDomains.map((domain) => domainEntry(domain, links, images)),
    homeEntry(links, images),
    ...pages.map((page) => pageEntry(page, parts)),
    ...localPages.flatMap(localPageEntries),
    ...pageTemplateEntries(),
    ...fragments.map(fragmentEntry),
    ...tables.map(tableEntry),
    ...libraryEntries(links, taxonomy),
    ...menus.map((menu) => navigationEntry(menu, links)),
    ...globalSettings.map((setting) => globalSettingEntry(setting, links, images, countries)),
    ...regionalSettings.map((setting) => regionalSettingEntry(setting, countries)),
    ...targets.map((target) => targetEntry(target, taxonomy, countries)),
    ...templates.flatMap((template) => templateEntries(template, links)),
    ...productPages.map(productPageEntry),
    testHtmlEntry(),
  ];
  return {
    assets: [...guideAssets(), ...usedDrawings(images.entries())],
    entries: [...countries.entries(), ...taxonomy.entries(), ...links.entries(), ...images.entries(), ...written],
  };
}

function fragmentTitle(key: string) {
  const fragment = fragments.find((candidate) => candidate.slug === key);
  if (!fragment) throw new Error(`There is no fragment ${key}`);
  return fragment.title;
}

/** Drawings used by image entries. A missing drawing is an authoring error. */
function usedDrawings(imageEntries: readonly Entry[]): Asset[] {
  const drawn = new Map(illustrations().map((drawing) => [drawingAssetUid(drawing.id), drawing]));
  const wanted = new Set(
    imageEntries.flatMap((entry) => Object.values(entry.fields).map((fields) => String(fields.image_file))),
  );
  return [...wanted].map((uid) => {
    const drawing = drawn.get(uid);
    if (!drawing) throw new Error(`There is no drawing for ${uid}`);
    const { id, title, width, height, svg } = drawing;
    return {
      uid,
      title: title || id,
      filename: `${id}.svg`,
      mime: "image/svg+xml",
      body: svg,
      dimension: { width, height },
    };
  });
}
