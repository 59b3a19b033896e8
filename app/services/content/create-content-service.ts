/** Reads editors' content for the storefront (rows C-CMSQ-01 to C-CMSQ-20). */
import type { Audience } from "@contracts/content/targets";
import type { Logger } from "@domain/http/log/logger";
import { safeMediaSource } from "@domain/links/safe-media-source";
import { resolveTemplate } from "@domain/templates/resolve-template";
import { allAddresses } from "~/services/content/operations/addresses";
import { type AnyPage, findPage, pageQueries } from "~/services/content/operations/any-page-by-url";
import { breadcrumbUrls, type FoundPage } from "~/services/content/operations/by-url-operation";
import {
  contentLibraryByDevkey,
  libraryItemByUid,
  libraryItemsByDevkey,
  libraryItemsOfCategory,
  supportArticleById,
  supportArticleList,
} from "~/services/content/operations/library";
import {
  contentFragmentByUid,
  navigationByDevkey,
  navigationsByDevkeys,
  testHtmlByTitle,
} from "~/services/content/operations/navigation";
import { isPageWrittenIn } from "~/services/content/operations/page-languages";
import {
  allNews,
  newsByUrl,
  pathwayByUrl,
  proteinDomainByUrl,
  protocolByUrl,
  protocolList,
  videoById,
  videoByUrl,
  videoList,
} from "~/services/content/operations/page-types";
import { homepageQuery, pageByDevkey, pageByUrl } from "~/services/content/operations/pages";
import {
  productPageById,
  productTemplateAndPage,
  productTemplateTargets,
} from "~/services/content/operations/products";
import {
  allRegionalSettings,
  globalSettingsByDevkeys,
  regionalSettingsForCountry,
} from "~/services/content/operations/settings";
import { contentTargetReads } from "./content-targets";
import { createDraftSource, type DraftConfig } from "./draft-source";
import { createGraphqlSource, type GraphqlConfig } from "./graphql-source";
import { createLiveLinks, everyLink, everyProduct, type WithoutPage, withLiveLinks } from "./live-links";
import type { Operation } from "./operation";
import { contentAddress } from "./own-pictures";
import { type ContentResult, failed, found, mapResult } from "./result";
import { createRunner, type Runner } from "./run-operation";
import type { ContentService, PageByUrl } from "./types";

export interface ContentConfig extends GraphqlConfig {
  /** Set for editors in preview: everything is read from drafts. */
  readonly preview?: DraftConfig;
}

interface ContentDeps {
  readonly fetch: typeof fetch;
  /** For file bytes; defaults to `fetch`. */
  readonly fetchFile?: typeof fetch;
  readonly log: Logger;
  /** Time as of which content is shown; the current one by default. */
  readonly now?: () => Promise<Date>;
  /** Called if links are shown without knowing whether their pages are published. */
  readonly onUnknownLinks?: () => void;
  /** Products whose links are removed; none by default. */
  readonly withoutPage?: WithoutPage;
}

const maxNews = 100;
const maxSettings = 100;
const maxNavigations = 20;

function byUrl<T>(runner: Runner, operation: Operation<FoundPage<T> | null>): PageByUrl<T> {
  return (locale, url) => runner.run(operation, locale, { url, breadcrumbUrls: breadcrumbUrls(url), limit: 1 });
}

/** A page of any type: its type first, then the page itself. */
const anyPageByUrl =
  (runner: Runner): PageByUrl<AnyPage> =>
  async (locale, url) => {
    const known = await findPage(runner, locale, url);
    if (!known.ok) return known;
    if (!known.value) return found(null);
    return byUrl<AnyPage>(runner, pageQueries[known.value.kind])(locale, url);
  };

/** Navigations by devkey; the first of duplicates wins. */
function byDevkey<T extends { readonly devkey: string }>(items: readonly T[]): Record<string, T> {
  return Object.fromEntries([...items].reverse().map((item) => [item.devkey, item]));
}

/** Content reads of one request: published, or drafts if `config.preview` is set. */
export function createContentService(
  config: ContentConfig,
  {
    fetch: send,
    fetchFile = send,
    log,
    now = async () => new Date(),
    onUnknownLinks = () => {},
    withoutPage = everyProduct,
  }: ContentDeps,
): ContentService {
  const source = config.preview ? createDraftSource(config, config.preview, send) : createGraphqlSource(config, send);
  const liveLinks = config.preview
    ? everyLink
    : createLiveLinks(createRunner(source, log), { now, onUnknown: onUnknownLinks });
  const runner = createRunner(withLiveLinks(source, liveLinks, config.preview ? everyProduct : withoutPage), log);
  const { run, first, list } = runner;
  return {
    ...contentTargetReads(runner, log),
    homepage: (locale) => first(homepageQuery, locale, { limit: 1 }),
    anyPageByUrl: anyPageByUrl(runner),
    pageByUrl: byUrl(runner, pageByUrl),
    pageByDevkey: (locale, devkey) => first(pageByDevkey, locale, { devkey }),
    videoByUrl: byUrl(runner, videoByUrl),
    pathwayByUrl: byUrl(runner, pathwayByUrl),
    newsByUrl: byUrl(runner, newsByUrl),
    proteinDomainByUrl: byUrl(runner, proteinDomainByUrl),
    protocolByUrl: byUrl(runner, protocolByUrl),
    protocols: (locale, page) => run(protocolList, locale, { ...page }),
    videoById: (locale, id) => first(videoById, locale, { id }),
    videos: (locale, page) => run(videoList, locale, { ...page }),
    allNews: async (locale) => {
      const result = await list(allNews, locale, { limit: maxNews });
      // The service can only sort by its own timestamps; readers expect the news date.
      return mapResult(result, (items) => [...items].sort((a, b) => b.date.localeCompare(a.date)));
    },
    contentLibrary: (locale, devkey) => first(contentLibraryByDevkey, locale, { devkey }),
    libraryItems: (locale, devkey, { category, ...page }) =>
      category === undefined
        ? run(libraryItemsByDevkey, locale, { devkey, ...page })
        : run(libraryItemsOfCategory, locale, { devkey, category, ...page }),
    libraryItem: (locale, uid) => first(libraryItemByUid, locale, { uid }),
    supportArticle: (locale, id) => first(supportArticleById, locale, { id }),
    supportArticles: (locale, page) => run(supportArticleList, locale, { ...page }),
    navigation: (locale, devkey) => first(navigationByDevkey, locale, { devkey, limit: 1 }),
    navigations: async (locale, devkeys) =>
      mapResult(await list(navigationsByDevkeys, locale, { devkeys, limit: maxNavigations }), byDevkey),
    globalSettings: async (locale, devkeys, country) => {
      const result = await list(globalSettingsByDevkeys, locale, { devkeys, limit: maxSettings });
      return mapResult(result, (settings) => preferCountry(settings, country));
    },
    regionalSettings: async (locale, devkeys, country) => {
      const result = await list(regionalSettingsForCountry, locale, { devkeys, countryCode: country });
      return mapResult(result, (settings) => preferCountry(settings, country));
    },
    allRegionalSettings: (locale) => list(allRegionalSettings, locale, { limit: maxSettings }),
    contentFragment: (locale, uid) => first(contentFragmentByUid, locale, { uid }),
    productTemplate: async (locale, productId, productType) =>
      mapResult(await run(productTemplateTargets, locale, { productId, productType }), resolveTemplate),
    productPage: (locale, productId) => first(productPageById, locale, { productId }),
    productContent: async (locale, productId, productType) => {
      const result = await run(productTemplateAndPage, locale, { productId, productType });
      return mapResult(result, ({ page, ...targets }) => ({ template: resolveTemplate(targets), page }));
    },
    isPageWrittenIn: (locale, url) => isPageWrittenIn(runner, locale, url),
    liveLinks,
    addresses: (locale, kind) => allAddresses(runner, locale, kind),
    file: (url) => readFile(config.picturesUrl ? contentAddress(url, config.picturesUrl) : url, fetchFile, log),
    testHtml: (locale, title) => first(testHtmlByTitle, locale, { title }),
  };
}

export type { ContentService } from "./types";

interface Targeted {
  readonly devkey: string;
  readonly audience: readonly Audience[];
  readonly is_default_setting?: boolean;
}

const reaches = ({ audience }: Targeted, country: string) =>
  audience.some(({ countries }) => countries.some(({ country_code }) => country_code === country));

/**
 * One setting per devkey: for the country's audience if there is one, else the default or the one without audience
 * (C-CMS-11, C-CMSQ-18). Settings for other countries are dropped.
 */
function preferCountry<T extends Targeted>(settings: readonly T[], country: string): Record<string, T> {
  const chosen: Record<string, T> = {};
  const specific = new Set<string>();
  for (const setting of settings) {
    const { devkey } = setting;
    if (reaches(setting, country)) {
      if (!specific.has(devkey)) chosen[devkey] = setting;
      specific.add(devkey);
    } else if (setting.audience.length === 0 || setting.is_default_setting) {
      chosen[devkey] ??= setting;
    }
  }
  return chosen;
}

/** Bytes of an asset. Only loads URLs that a page may show: https, or services on this machine. */
async function readFile(url: string, send: typeof fetch, log: Logger): Promise<ContentResult<ArrayBuffer>> {
  const address = safeMediaSource(url);
  if (!address || address.startsWith("/")) return failed("invalid", "not the address of an asset");
  try {
    const response = await send(address);
    if (response.ok) return found(await response.arrayBuffer());
    log.error("asset could not be read", { status: response.status });
    return failed(response.status === 404 ? "not-found" : "unavailable", `status ${response.status}`);
  } catch (error) {
    log.error("asset could not be read", { error });
    return failed("unavailable", "no answer");
  }
}
