/** Addresses of pages in Markdown: the page's path with an ending. */

export const markdownEnding = ".md";

/** The home page has no name of its own, so its Markdown is `/index.md`. */
const homeName = "/index";

export const markdownPath = (pathname: string): string => `${pathname === "/" ? homeName : pathname}${markdownEnding}`;

/** Path of the page that a path in Markdown stands for. */
export function pagePathOf(pathname: string): string {
  const page = pathname.slice(0, -markdownEnding.length);
  return page === homeName || page === "" || page === "/" ? "/" : page;
}
