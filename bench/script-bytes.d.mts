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
/** Class names with their leading dot. */
export function classesOf(css: string): Set<string>;
/**
 * Classes used by the server without a rule in any page style sheet, and classes used by the bundle without a rule in
 * the first one.
 */
export function classesWithoutStyle(): string[];
/** Bytes of the enhancement bundle for a kind of page use. */
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
