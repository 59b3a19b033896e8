import type { Localized } from "../locales";

export interface NewsItem {
  readonly slug: string;
  readonly date: string;
  readonly title: Localized<string>;
  readonly summary: Localized<string>;
  readonly body: Localized<string>;
  /** Not published yet: only the preview shows it. */
  readonly draft?: true;
}

export function newsUrl(item: NewsItem): string {
  return `/about-us/our-company/media-room/${item.slug}`;
}
