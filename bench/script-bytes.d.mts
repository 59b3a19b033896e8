type Page = "home" | "browse" | "product" | "content" | "basket" | "checkout";

export const pageRoutes: Readonly<Record<Page, string>>;
export const budgets: {
  readonly scripts: Readonly<Record<Page, number>>;
  readonly reading: number;
  readonly packages: number;
  readonly styles: number;
  readonly routeList: number;
};
export function brotliBytes(file: string): number;
export const assets: {
  readonly reading: () => string;
  readonly packages: () => string;
  readonly routeList: () => string;
  readonly texts: (locale: string) => string;
};
export function loadedWith(file: string): string[];
export function styleSheet(): string;
export function scriptsOf(routeId: string): string[];
export function pageScriptBytes(routeId: string, locale: string): number;
