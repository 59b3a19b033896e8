import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type NavigationItem, navigation } from "./navigation";

const nested = (level: number, deepest: number): object => ({
  title: `Level ${level}`,
  items: level < deepest ? [nested(level + 1, deepest)] : [],
});
const depthOf = (items: readonly NavigationItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depthOf(item.items)));

describe("menus", () => {
  it.each([
    [2, 2],
    [4, 4],
    [5, 4],
    [9, 4],
  ])("C-CMS-05: of %i levels, %i are kept", (given, kept) => {
    const system = { uid: "m", content_type_uid: "navigation", locale: "en-us" };
    const menu = v.parse(navigation, { system, title: "Menu", devkey: "menu", items: [nested(1, given)] });
    expect(depthOf(menu.items)).toBe(kept);
  });
});
