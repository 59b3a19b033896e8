import type { Localized } from "../locales";

export interface NewsItem {
  readonly slug: string;
  readonly date: string;
  readonly title: Localized<string>;
  readonly summary: Localized<string>;
  readonly body: Localized<string>;
  /** Unpublished; visible in preview only. */
  readonly draft?: true;
}

export function newsUrl(item: NewsItem): string {
  return `/about-us/our-company/media-room/${item.slug}`;
}
