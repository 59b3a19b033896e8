import { describe, expect, it } from "vitest";
import { startsWith } from "./starts-with.server";

const page = (handle: unknown, errors: object | null = null) => ({
  staticHandlerContext: { errors, matches: [{ route: { id: "root" } }, { route: { id: "page" } }] },
  routeModules: { root: {}, page: { handle } },
});

describe("what the app of a page waits for", () => {
  const address = new URL("https://shop.example/some/page");

  it("is rest on a visitor's own page", () => {
    expect(startsWith(page({ reads: true }), address, true)).toBe("rest");
  });

  it("is use on a page that is read, and on one that says what went wrong", () => {
    expect(startsWith(page({ layout: "homepage", reads: true }), address, false)).toBe("use");
    expect(startsWith(page(undefined, { page: {} }), address, false)).toBe("use");
  });

  it("is a sign on every other page for everyone, and where a chat is offered", () => {
    expect(startsWith(page(undefined), address, false)).toBe("sign");
    expect(startsWith(page({ layout: "homepage" }), address, false)).toBe("sign");
    const contact = new URL("https://shop.example/about-us/contact-us");
    expect(startsWith(page({ reads: true }), contact, false)).toBe("sign");
  });
});
