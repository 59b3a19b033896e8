/** Position of a page in the main menu. */
import type { MenuNode } from "./data.server";

const pathOf = (href: string) => href.replace(/[?#].*$/, "");

/** Length of the longest address in the subtree that equals the path or is an ancestor of it. */
function coverOf(node: MenuNode, path: string): number {
  const own = node.link ? pathOf(node.link.href) : "";
  const covers = own.length > 1 && (path === own || path.startsWith(`${own}/`)) ? own.length : 0;
  return Math.max(covers, ...node.items.map((item) => coverOf(item, path)));
}

/** Menu section that a page belongs to; null if none. */
export function sectionOf(menu: readonly MenuNode[], path: string): MenuNode | null {
  let best: { node: MenuNode; cover: number } | null = null;
  for (const node of menu) {
    const cover = coverOf(node, path);
    if (cover > (best?.cover ?? 0)) best = { node, cover };
  }
  return best && best.node.items.length > 0 ? best.node : null;
}

/** Name of an address in the main menu. */
export function menuLabel(menu: readonly MenuNode[], path: string): string | null {
  for (const node of menu) {
    if (node.link && node.link.href === path) return node.label;
    const below = menuLabel(node.items, path);
    if (below !== null) return below;
  }
  return null;
}
