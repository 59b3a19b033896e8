import { describe, expect, it } from "vitest";
import { isWithinPage } from "./in-page-moves";

const at = (path: string) => new URL(path, "https://shop.example");
const shown = { page: "/protocols/10?view=all", key: "k0" };

describe("moves in the history that stay within the page", () => {
  it("a press on a link to an anchor, again and again", () => {
    expect(isWithinPage(shown, at("/protocols/10?view=all"), at("/protocols/10?view=all#a"), null)).toBe(true);
    expect(isWithinPage(shown, at("/protocols/10?view=all#a"), at("/protocols/10?view=all#b"), null)).toBe(true);
    expect(isWithinPage(shown, at("/protocols/10?view=all#b"), at("/protocols/10?view=all#b"), null)).toBe(true);
  });

  it("the way back between anchors, and to the page without one", () => {
    const page = at("/protocols/10?view=all");
    expect(isWithinPage(shown, at("/protocols/10?view=all#b"), at("/protocols/10?view=all#a"), { key: "k1" })).toBe(
      true,
    );
    expect(isWithinPage(shown, at("/protocols/10?view=all#a"), page, { key: "k0" })).toBe(true);
    expect(isWithinPage({ ...shown, key: "default" }, at("/protocols/10?view=all#a"), page, { idx: 0 })).toBe(true);
  });

  it("another page, another query and another entry of the same page are the router's", () => {
    const from = at("/protocols/10?view=all");
    expect(isWithinPage(shown, from, at("/protocols/11?view=all#a"), null)).toBe(false);
    expect(isWithinPage(shown, from, at("/protocols/10#a"), null)).toBe(false);
    expect(isWithinPage(shown, from, from, { key: "k7" })).toBe(false);
  });

  it("the way back to what is still shown, from a page that is not shown yet, is the router's", () => {
    const page = at("/protocols/10?view=all");
    expect(isWithinPage(shown, at("/protocols/10"), page, { key: "k0" })).toBe(false);
    expect(isWithinPage(shown, page, page, { key: "k0" })).toBe(false);
  });
});
