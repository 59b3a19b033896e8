import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
// The built app: the storefront worker loads it, it never imports app sources.
// @ts-expect-error built file, no declarations
import * as build from "../../../build/server/index.js";

const handle = createRequestHandler(build as unknown as ServerBuild, "production");
export function createStorefront(region: string) {
  return {
    async fetch(request: Request, env: unknown, ctx: ExecutionContext): Promise<Response> {
      return handle(request, { region, env, ctx } as never);
    },
  };
}
