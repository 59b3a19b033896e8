/** Guards and errors on real framework routes: HTTP response and page content. */
import { Outlet, useRouteError } from "@framework/remix";
import { createRequestHandler, type ServerBuild } from "@framework/remix.server";
import { describe, expect, it, vi } from "vitest";
import { ErrorPage } from "~/components/chrome/errors/error-page";
import { privatePage, publicPage } from "~/context/request/page";
import * as entry from "~/entry.server";
import { pageTexts } from "~/i18n/texts.server";
import { guardedPrivate, guardedPublic } from "./guarded";

type Loader = (args: never) => Promise<unknown>;

const thrown = (error: unknown) =>
  publicPage([], async () => {
    throw error;
  });

const loaders: Readonly<Record<string, Loader>> = {
  unknown: publicPage(
    [],
    guardedPublic(["wizard"], async () => null),
  ),
  misread: publicPage(
    [],
    guardedPublic(["feature-access:everything"], async () => null),
  ),
  preview: publicPage(
    [],
    guardedPublic(["preview"], async () => null),
  ),
  moved: publicPage(
    [],
    guardedPublic(["redirect:/new"], async () => null),
  ),
  account: privatePage(guardedPrivate(["auth"], async () => null)),
  forbidden: thrown(new Response("no", { status: 403 })),
  busy: thrown(new Response(null, { status: 503 })),
  fault: thrown(new Error("a secret of the house")),
  broken: thrown(new Error("which nobody can show")),
};

function Failing(): never {
  throw new Error("the error page fails as well");
}

const route = (id: string, loader: Loader) => ({
  id,
  parentId: "root",
  path: id,
  module: {
    default: () => <p>shown</p>,
    loader,
    ErrorBoundary: id === "broken" ? Failing : () => <ErrorPage error={useRouteError()} />,
  },
});

const routes = {
  root: { id: "root", path: "", module: { default: Outlet, ErrorBoundary: Failing } },
  ...Object.fromEntries(Object.entries(loaders).map(([id, loader]) => [id, route(id, loader)])),
};
const file = { imports: [], module: "/assets/file.js", hasLoader: true, hasAction: false, hasErrorBoundary: true };
const handle = createRequestHandler(
  {
    entry: { module: entry },
    routes,
    assets: {
      version: "1",
      url: "/manifest.js",
      entry: { imports: ["/assets/reading-1.js"], module: "/assets/entry.js" },
      routes: Object.fromEntries(Object.values(routes).map(({ id, path }) => [id, { ...file, id, path }])),
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    future: { v3_singleFetch: true, v3_throwAbortReason: true, v3_relativeSplatPath: true, v3_fetcherPersist: true },
  } as unknown as ServerBuild,
  "production",
);

const failed = vi.fn();
const visitor = {
  preview: true,
  t: (key: string) => pageTexts("en").t(key as never),
  request: new Request("http://localhost/account"),
  session: { customerId: null, takeReload: () => false },
};
const context = {
  nonce: "n",
  requestId: "r",
  declareScope: () => {},
  publicContext: async () => visitor,
  privateContext: async () => visitor,
  isPersonal: () => false,
  i18n: () => pageTexts("en"),
  frame: () => null,
  waitUntil: () => {},
  failed,
};

async function get(path: string) {
  const response = await handle(new Request(`http://shop.test${path}`), context as never);
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
}

describe("guarded routes", () => {
  it("A-GUARD-22: an unknown guard gives a 500 page with its name", async () => {
    const { status, text } = await get("/unknown");
    expect(status).toBe(500);
    expect(text).toContain("Unknown middleware wizard");
    expect(text).toContain("Error Happened during accessing the page");
  });

  it("invalid guard options give a 500 page that says so", async () => {
    const { status, text } = await get("/misread");
    expect(status).toBe(500);
    expect(text).toContain("Middleware with wrong options: feature-access cannot use");
    expect(text).not.toContain("Unknown middleware");
  });

  it("A-GUARD-12: a page unavailable in preview gives a 404 that says so", async () => {
    const { status, text } = await get("/preview");
    expect(status).toBe(404);
    expect(text).toContain("Not Available in Preview Mode!");
  });

  it("A-GUARD-03, A-GUARD-18: redirects are sent as redirects", async () => {
    expect(await get("/account?page=2")).toMatchObject({
      status: 302,
      location: "/account/sign-in?goto=%2Faccount%3Fpage%3D2",
    });
    expect(await get("/moved")).toMatchObject({ status: 301, location: "/new" });
  });
});

describe("route errors", () => {
  it.each([
    ["/forbidden", 403],
    ["/busy", 503],
    ["/fault", 500],
  ])("C-ERRP-07, C-ERRP-09: %s gives status %i, its text and links", async (path, expected) => {
    const { status, text } = await get(path);
    expect(status).toBe(expected);
    expect(text).toContain("Error Happened during accessing the page");
    expect(text).toMatch(/<form[^>]*action="\/browse"/);
    expect(text).toMatch(/href="\/"/);
    expect(text).toContain('href="/learn-and-support/support-information"');
    // The cause is only logged.
    expect(text).not.toContain("secret of the house");
  });

  it("a failed page shows its request id", async () => {
    for (const path of ["/forbidden", "/fault", "/broken"])
      expect((await get(path)).text).toMatch(/please quote this reference:(?:<!-- -->)? <code[^>]*>r<\/code>/);
  });

  it("C-ERRP-10: if the error page fails too, one sentence and a home link remain", async () => {
    const { status, text } = await get("/broken");
    expect(status).toBe(500);
    expect(text).toContain("An error occurred while showing the error page");
    expect(text).toContain('<a href="/">Go to the home page</a>');
    expect(text).not.toContain("<script");
    expect(failed).toHaveBeenCalledWith("rendering failed", expect.any(Error));
  });
});
