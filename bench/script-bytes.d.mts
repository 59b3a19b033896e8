type AppPage = "basket" | "checkout";
type BundleUse = "bundle" | "reading" | "shopping";

export const appRoutes: Readonly<Record<AppPage, string>>;
export const budgets: Readonly<Record<BundleUse, number>> & {
  readonly apps: Readonly<Record<AppPage, number>>;
  readonly packages: number;
  readonly styles: number;
  readonly furtherStyles: number;
  readonly routeList: number;
};
export function brotliBytes(file: string): number;
/** Names with their dot. */
export function classesOf(css: string): Set<string>;
/** Classes that the server draws and no style sheet has, or the bundle and the first one has not. */
export function classesWithoutStyle(): string[];
/** Bytes of the enhancement bundle by what a page is used for. */
export function bundleBytes(kind: BundleUse, language: string): number;
export const assets: {
  readonly packages: () => string;
  readonly routeList: () => string;
  readonly texts: (locale: string) => string;
};
export function styleSheet(): string;
export function furtherStyleSheet(): string;
export function scriptsOf(routeId: string): string[];
export function pageScriptBytes(routeId: string, locale: string): number;
