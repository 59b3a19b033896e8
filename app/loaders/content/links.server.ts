/** Editors' links for display; unsafe addresses are dropped. */
import type { NavigationLink } from "@contracts/content/parts";
import { safeHref } from "@domain/links/safe-href";

export interface LinkView {
  readonly label: string;
  readonly href: string;
  readonly newWindow: boolean;
  /** Editors' icon class, such as "icon-download"; may be omitted. */
  readonly icon?: string | null;
}

export function linkView({ title, label, link_v2, open_in_new_window, ui_icon }: NavigationLink): LinkView | null {
  const href = safeHref(link_v2.href)?.href;
  if (href === undefined) return null;
  const icon = ui_icon?.icon_class_name;
  return { label: label ?? link_v2.title ?? title, href, newWindow: open_in_new_window, ...(icon && { icon }) };
}
