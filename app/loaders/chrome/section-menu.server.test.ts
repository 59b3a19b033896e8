import { describe, expect, it } from "vitest";
import type { MenuNode } from "./data.server";
import { menuLabel, sectionOf } from "./section-menu.server";

const node = (label: string, href: string | null, items: readonly MenuNode[] = []): MenuNode => ({
  label,
  link: href === null ? null : { label, href, newWindow: false, icon: null },
  items,
});

const about = node("About", "/about-us", [
  node("Company", null, [node("News", "/about-us/our-company/media-room")]),
  node("Contact", "/about-us/contact-us"),
]);
const learn = node("Learn", null, [node("Protocols", "/protocols"), node("Order support", "/about-us/order-support")]);
const menu = [node("Products", "/browse?category=x", [node("All", "/browse")]), about, learn, node("Home", "/")];

describe("sectionOf", () => {
  it("C-CHROME-01: returns the menu section containing the page or an ancestor of it", () => {
    expect(sectionOf(menu, "/about-us")).toBe(about);
    expect(sectionOf(menu, "/about-us/our-company/media-room/ship-dates")).toBe(about);
    expect(sectionOf(menu, "/protocols/30")).toBe(learn);
  });

  it("prefers the section that contains the page itself", () => {
    expect(sectionOf(menu, "/about-us/order-support")).toBe(learn);
  });

  it("returns null for pages not in the menu", () => {
    expect(sectionOf(menu, "/content")).toBeNull();
    expect(sectionOf(menu, "/about-us-too")).toBeNull();
    expect(sectionOf([node("Home", "/")], "/")).toBeNull();
  });
});

describe("menuLabel", () => {
  it("finds the name of an address at any level", () => {
    expect(menuLabel(menu, "/about-us/our-company/media-room")).toBe("News");
    expect(menuLabel(menu, "/nothing")).toBeNull();
  });
});
