/** A storefront of some routes whose pages a test draws. */
import { createAdmission } from "../../workers/storefront/edge/admission";
import { createHeaderWriter } from "../../workers/storefront/edge/answer-headers";
import { createPageCache } from "../../workers/storefront/edge/page-cache";
import { type BuiltRoute, createPlanner } from "../../workers/storefront/edge/page-plan";
import { createLineWriter } from "../../workers/storefront/edge/request-line";
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
    drawings: new Map(),
    admission: createAdmission(settings.rendering),
    headers: createHeaderWriter(settings),
    limiter: null,
    files: null,
    figures: null,
    lines: createLineWriter(),
    plainStreams: false,
    ...overrides,
  };
}
