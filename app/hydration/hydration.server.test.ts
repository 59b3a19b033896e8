import { readdirSync, readFileSync } from "node:fs";
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

/** Texts of public pages stay on the server, and an app would show their keys. */
describe("routes of public pages with a form", () => {
  const pages = readdirSync("app/routes").filter((file) => file.endsWith(".tsx"));
  const routes = pages.map((file) => [file, readFileSync(`app/routes/${file}`, "utf8")] as const);
  const own = routes.filter(([, text]) => text.includes("= publicPage(") && text.includes("export const action"));

  it.each(own)("%s has no app in the response to its form", (_file, text) => {
    expect(text).toContain("handle = { app: false }");
  });
});
