/** Metadata of the authorization server (RFC 8414) and of the resource that its tokens open (RFC 9728). */
import { authorizationServer, oauthPaths, protectedPaths, protectedResource } from "@domain/agents/oauth";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";

const json = (value: object) =>
  Response.json(value, {
    headers: { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" },
  });

export async function loadAuthorizationServer({ origins }: PublicContext): Promise<Response> {
  return json(authorizationServer(origins.current));
}

/** Without a path below it, the metadata of `/mcp`. */
export async function loadProtectedResource({ origins }: PublicContext, { url }: PageArgs): Promise<Response> {
  const below = url.pathname.slice(oauthPaths.resource.length);
  const path = protectedPaths.find((one) => one === below) ?? protectedPaths[0];
  return json(protectedResource(origins.current, path));
}
