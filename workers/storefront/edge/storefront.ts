import type { EdgeApp } from "@domain/http/edge-app";
import { createRequestHandler, type ServerBuild } from "@framework/remix.server";
// The built app. The storefront worker never imports app sources.
// @ts-expect-error built file, no declarations
import * as serverBuild from "../../../build/server/index.js";
import { refuse } from "./door/refusal";
import { answer } from "./pipeline";
import { type BuiltApp, openSite, type Site, type StorefrontEnv } from "./site";

interface Entry {
  edge(environment: unknown): EdgeApp;
}

const build = serverBuild as ServerBuild & { readonly entry: { readonly module: Entry } };
const handle = createRequestHandler(build, "production");

const built: BuiltApp = {
  version: build.assets.version,
  routes: build.routes,
  styles: build.assets.routes.root?.css,
  edge: (environment) => build.entry.module.edge(environment),
  handle: (request, context) => handle(request, context as Parameters<typeof handle>[1]),
};

/**
 * The storefront of the region in the environment. With an invalid environment it logs the error and serves nothing.
 */
export function createStorefront() {
  let site: Site | undefined;
  return {
    async fetch(request: Request, bindings: StorefrontEnv, ctx: ExecutionContext): Promise<Response> {
      try {
        site ??= openSite(built, bindings, caches.default);
      } catch (error) {
        console.error(error instanceof Error ? error.message : String(error));
        return refuse(503, "not-set-up");
      }
      return answer(site, request, ctx);
    },
  };
}
