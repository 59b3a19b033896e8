export interface Origins {
  readonly current: string;
  readonly global: string;
  readonly jp: string;
  readonly cn: string;
}

export interface Alternate {
  readonly hrefLang: string;
  readonly href: string;
}

/**
 * The same page in each language. Each has a host of its own: English on the main host, Japanese and Chinese on theirs.
 * A language chosen by cookie on the main host is the same canonical page.
 */
export function alternatesOf(path: string, origins: Origins): Alternate[] {
  return [
    { hrefLang: "en", href: origins.global + path },
    { hrefLang: "ja", href: origins.jp + path },
    { hrefLang: "zh-Hans", href: origins.cn + path },
    { hrefLang: "x-default", href: origins.global + path },
  ];
}
