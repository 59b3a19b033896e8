/** Editors' links as pages show them; an address that is not safe is no link. */
import type { NavigationLink } from "@contracts/content/parts";
import { safeHref } from "@domain/links/safe-href";

export interface LinkView {
  readonly label: string;
  readonly href: string;
  readonly newWindow: boolean;
}

export function linkView({ title, label, link_v2, open_in_new_window }: NavigationLink): LinkView | null {
  const href = safeHref(link_v2.href)?.href;
  return href === undefined ? null : { label: label ?? link_v2.title ?? title, href, newWindow: open_in_new_window };
}
