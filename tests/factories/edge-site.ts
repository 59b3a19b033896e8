/** A storefront with a few routes whose pages the test renders itself. */

import { createHeaderWriter } from "../../workers/storefront/edge/headers/answer-headers";
import { createLineWriter } from "../../workers/storefront/edge/log/request-line";
import { createAdmission } from "../../workers/storefront/edge/page/admission";
import { createPageCache } from "../../workers/storefront/edge/page/page-cache";
import { type BuiltRoute, createPlanner } from "../../workers/storefront/edge/page/page-plan";
import type { BuiltApp, Site } from "../../workers/storefront/edge/site";
import { edgeSettings, fakeApp } from "./edge";

export function openTestSite(
  routes: Readonly<Record<string, BuiltRoute>>,
  handle: BuiltApp["handle"],
  overrides: Partial<Site> = {},
): Site {
  const settings = edgeSettings();
  return {
    app: fakeApp(settings),
    built: { version: "v1", routes, edge: () => fakeApp(settings), handle },
    plan: createPlanner(routes),
    pages: createPageCache(null),
    inFlightRenders: new Map(),
    admission: createAdmission(settings.rendering),
    headers: createHeaderWriter(settings),
    limiter: null,
    files: null,
    images: null,
    // Zero, because tests await the background work of each request, including this pause.
    lines: createLineWriter(0),
    plainStreams: false,
    ...overrides,
  };
}
