import type { Navigation } from "@contracts/content/navigation";
import type {
  ArticleSummary,
  ContentLibrary,
  ContentPage,
  ContentVideo,
  Homepage,
  LibraryItem,
  News,
  NewsSummary,
  PathwayDiagram,
  ProteinDomainPage,
  ProtocolPage,
  ProtocolSummary,
  SupportArticle,
  TestHtml,
} from "@contracts/content/pages";
import type { ProductPage } from "@contracts/content/product-pages";
import type { ContentFragment } from "@contracts/content/rich-text";
import type { GlobalSetting, RegionalSetting } from "@contracts/content/settings";
import type { ContentTarget } from "@contracts/content/targets";
import type { LocaleIso } from "@domain/market/market";
import type { ResolvedTemplate } from "@domain/templates/resolve-template";
import type { IsLive } from "./live-links";
import type { AddressKind, PageAddress } from "./operations/addresses";
import type { AnyPage } from "./operations/any-page-by-url";
import type { FoundPage } from "./operations/by-url-operation";
import type { Listed } from "./operations/list-operation";
import type { ContentResult } from "./result";

/** A page by address; null if there is none. */
export type PageByUrl<T> = (locale: LocaleIso, url: string) => Promise<ContentResult<FoundPage<T> | null>>;

interface Page {
  readonly limit: number;
  readonly skip: number;
}

interface Refetch {
  /** Reload even if cached. */
  readonly force?: boolean;
}

interface ProductContent {
  /** Selected in the order override, product type, Generic (C-TMPL-01). */
  readonly template: ResolvedTemplate;
  readonly page: ProductPage | null;
}

/**
 * Editors' content for one request. Every read returns a value: failures are logged and never break a page. Entries
 * missing in a locale fall back to the default one; `system.locale` shows which.
 */
export interface ContentService {
  homepage(locale: LocaleIso): Promise<ContentResult<Homepage | null>>;
  /** The page at an address, whatever its type, in one request. */
  anyPageByUrl: PageByUrl<AnyPage>;
  pageByUrl: PageByUrl<ContentPage>;
  pageByDevkey(locale: LocaleIso, devkey: string): Promise<ContentResult<ContentPage | null>>;
  videoByUrl: PageByUrl<ContentVideo>;
  pathwayByUrl: PageByUrl<PathwayDiagram>;
  newsByUrl: PageByUrl<News>;
  proteinDomainByUrl: PageByUrl<ProteinDomainPage>;
  protocolByUrl: PageByUrl<ProtocolPage>;
  protocols(locale: LocaleIso, page: Page): Promise<ContentResult<Listed<ProtocolSummary>>>;
  /** By entry uid or by the provider's video id. */
  videoById(locale: LocaleIso, id: string): Promise<ContentResult<ContentVideo | null>>;
  videos(locale: LocaleIso, page: Page): Promise<ContentResult<Listed<ContentVideo>>>;
  /** At most 100, latest date first. */
  allNews(locale: LocaleIso): Promise<ContentResult<readonly NewsSummary[]>>;
  contentLibrary(locale: LocaleIso, devkey: string): Promise<ContentResult<ContentLibrary | null>>;
  /** Items of all categories, or of the given one. */
  libraryItems(
    locale: LocaleIso,
    devkey: string,
    page: Page & { readonly category?: string },
  ): Promise<ContentResult<Listed<LibraryItem>>>;
  libraryItem(locale: LocaleIso, uid: string): Promise<ContentResult<LibraryItem | null>>;
  supportArticle(locale: LocaleIso, id: string): Promise<ContentResult<SupportArticle | null>>;
  supportArticles(locale: LocaleIso, page: Page): Promise<ContentResult<Listed<ArticleSummary>>>;
  navigation(locale: LocaleIso, devkey: string): Promise<ContentResult<Navigation | null>>;
  /** By devkey; missing ones are omitted. */
  navigations(
    locale: LocaleIso,
    devkeys: readonly string[],
  ): Promise<ContentResult<Readonly<Record<string, Navigation>>>>;
  /** By devkey; a setting for the country's audience wins over the general one (C-CMS-11). */
  globalSettings(
    locale: LocaleIso,
    devkeys: readonly string[],
    country: string,
  ): Promise<ContentResult<Readonly<Record<string, GlobalSetting>>>>;
  /** By devkey; the country's setting wins over the default (C-CMSQ-18). */
  regionalSettings(
    locale: LocaleIso,
    devkeys: readonly string[],
    country: string,
  ): Promise<ContentResult<Readonly<Record<string, RegionalSetting>>>>;
  allRegionalSettings(locale: LocaleIso): Promise<ContentResult<readonly RegionalSetting[]>>;
  contentFragment(locale: LocaleIso, uid: string): Promise<ContentResult<ContentFragment | null>>;
  /** Loaded once per devkey (C-CMSQ-14); fails with 'No Content Target found' if missing (C-CMSQ-16). */
  contentTarget(locale: LocaleIso, devkey: string, options?: Refetch): Promise<ContentResult<ContentTarget>>;
  /** By devkey; loads only those not cached (C-CMSQ-15). */
  contentTargets(
    locale: LocaleIso,
    devkeys: readonly string[],
    options?: Refetch,
  ): Promise<ContentResult<Readonly<Record<string, ContentTarget>>>>;
  productTemplate(locale: LocaleIso, productId: string, productType: string): Promise<ContentResult<ResolvedTemplate>>;
  productPage(locale: LocaleIso, productId: string): Promise<ContentResult<ProductPage | null>>;
  /** Template and page of a product in one query (C-CMSQ-04). */
  productContent(locale: LocaleIso, productId: string, productType: string): Promise<ContentResult<ProductContent>>;
  /** False if the page falls back to another locale or does not exist. */
  isPageWrittenIn(locale: LocaleIso, url: string): Promise<ContentResult<boolean>>;
  /**
   * Checks whether the shop's own links have a published page; links in content that this service reads are already
   * checked.
   */
  liveLinks(locale: LocaleIso): Promise<IsLive>;
  /** Addresses of all indexable pages of a kind that are written in a locale. */
  addresses(locale: LocaleIso, kind: AddressKind): Promise<ContentResult<readonly PageAddress[]>>;
  /** Bytes of an asset, by its URL from the service. */
  file(url: string): Promise<ContentResult<ArrayBuffer>>;
  testHtml(locale: LocaleIso, title: string): Promise<ContentResult<TestHtml | null>>;
}
