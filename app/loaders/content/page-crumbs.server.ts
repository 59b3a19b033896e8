import type { NavigationLink } from "@contracts/content/parts";
import { breadcrumbSteps } from "@domain/breadcrumb/breadcrumb";
import type { PublicContext } from "~/context/request/types";
import type { CrumbView } from "./page-data.server";

/** Breadcrumb names above a page: link titles from editors, and names of the shop's own pages. */
export function crumbViews(
  { t }: Pick<PublicContext, "t">,
  path: string,
  links: readonly NavigationLink[],
  isLive: (path: string) => boolean,
): CrumbView[] {
  const names = new Map(links.map(({ title, label, link_v2 }) => [link_v2.href, label ?? link_v2.title ?? title]));
  return breadcrumbSteps(path).map((step) => ({
    path: step.path,
    label: step.known === "products" ? t("chrome.productsCrumb") : (names.get(step.path) ?? null),
    words: step.words,
    live: isLive(step.path),
  }));
}
