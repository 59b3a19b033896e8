/**
 * A storefront in this process: the edge's pipeline and the app's routes from source, without a runtime. It serves
 * pages like a deployment, so a test can read a page's document in a few milliseconds.
 */
import { type Region, regions } from "@contracts/regions";
import { createRequestHandler, type ServerBuild } from "@framework/remix.server";
import { vi } from "vitest";
import { localBindings } from "../../scripts/run/local-bindings.ts";
import type { LineWriter } from "../../workers/storefront/edge/log/request-line";
import type { BuiltRoute } from "../../workers/storefront/edge/page/page-plan";
import { answer } from "../../workers/storefront/edge/pipeline";
import { type BuiltApp, openSite, type Site } from "../../workers/storefront/edge/site";
import { executionContext } from "../factories/edge";

/** The build inserts the names of the enhancement files, which no test loads. */
Object.assign(globalThis, { __ENHANCE_FILES__: { entry: "/assets/enhance.js", imports: [], texts: {} } });
const [entry, root, shop, home] = await Promise.all([
  import("~/entry.server"),
  import("~/root"),
  import("~/routes/shop"),
  import("~/routes/home"),
]);

/** A module of `app/routes/` and its path in `app/routes.ts`. */
export interface TestRoute {
  readonly path: string;
  readonly module: BuiltRoute["module"];
}

const port = 8787;
const file = { imports: [], module: "/assets/file.js", hasLoader: true, hasAction: false, hasErrorBoundary: true };

function buildOf(pages: readonly TestRoute[]): BuiltApp {
  const parentId = "routes/shop";
  const routes = {
    root: { id: "root", path: "", module: root },
    [parentId]: { id: parentId, parentId: "root", module: shop },
    "routes/home": { id: "routes/home", parentId, index: true, module: home },
    ...Object.fromEntries(pages.map(({ path, module }) => [path, { id: path, parentId, path, module }])),
  };
  const handle = createRequestHandler(
    {
      entry: { module: entry },
      routes,
      assets: {
        version: "1",
        url: "/manifest.js",
        entry: { imports: ["/assets/reading-1.js"], module: "/assets/entry.js" },
        routes: Object.fromEntries(Object.values(routes).map((route) => [route.id, { ...file, ...route }])),
      },
      publicPath: "/",
      assetsBuildDirectory: "",
      isSpaMode: false,
      future: { v3_singleFetch: true, v3_throwAbortReason: true, v3_relativeSplatPath: true, v3_fetcherPersist: true },
    } as unknown as ServerBuild,
    "production",
  );
  return {
    version: "1",
    routes,
    edge: entry.edge,
    handle: (request, context) => handle(request, context as Parameters<typeof handle>[1]),
  };
}

export interface TestStorefront {
  readonly host: string;
  readonly site: Site;
  /** The document at a path, for a visitor in Germany. */
  get(path: string): Promise<TestAnswer>;
  /** The response to a form of the storefront's own pages. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<TestAnswer>;
}

interface TestAnswer {
  readonly status: number;
  readonly text: string;
  /** Target of a redirect; empty if there is none. */
  readonly location: string;
}

/** Discards log lines, because requests to unavailable upstreams would fail a test as console errors. */
const noLines: LineWriter = { write() {} };

/**
 * A region's storefront with the home page and the given pages.
 * @param upstream responds for every upstream; if absent, all upstreams are down
 */
export function openStorefront(
  region: Region,
  pages: readonly TestRoute[] = [],
  upstream: (request: Request) => Response | Promise<Response> = () => new Response("{}", { status: 503 }),
): TestStorefront {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => upstream(new Request(input, init)));
  const host = `${regions[region].localHost}:${port}`;
  const bindings = localBindings({ port, servicesPort: 8790 }).storefront(region);
  const site = { ...openSite(buildOf(pages), { ...bindings, HOSTS: host }, null), lines: noLines };
  const ask = async (path: string, init: RequestInit = {}): Promise<TestAnswer> => {
    const headers = { "cf-ipcountry": "DE", ...init.headers };
    const context = executionContext();
    const response = await answer(site, new Request(`http://${host}${path}`, { ...init, headers }), context);
    const text = await response.text();
    await context.idle();
    return { status: response.status, text, location: response.headers.get("location") ?? "" };
  };
  return {
    host,
    site,
    get: (path) => ask(path),
    post: (path, fields) =>
      ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { origin: `http://${host}`, host } }),
  };
}
