import { describe, expect, it } from "vitest";
import { hydrationOf } from "./hydration.server";

function page(handle?: unknown, errors: object | null = null) {
  return {
    staticHandlerContext: { errors, matches: [{ route: { id: "root" } }, { route: { id: "page" } }] },
    routeModules: { root: { handle: { app: true } }, page: { handle } },
  };
}

describe("hydration of a page", () => {
  it.each([
    ["one that everybody gets", page(), false, "widgets"],
    ["one of a visitor's own", page(), true, "app"],
    ["one that everybody gets and that says it has an app", page({ app: true }), false, "app"],
    ["one of a visitor's own that says it needs none", page({ app: false }), true, "widgets"],
    ["one with a handle for something else", page({ layout: "empty" }), true, "app"],
    ["one of errors", page({ app: true }, {}), true, "widgets"],
  ])("%s", (_what, remix, isPersonal, expected) => {
    expect(hydrationOf(remix, isPersonal)).toBe(expected);
  });
});
