/** `/.well-known/ucp`: what the shop offers by the Universal Commerce Protocol, which asks that caches may keep it. */
import { ucpProfile } from "@domain/agents/ucp";
import { toBase64Url } from "@domain/http/base64url";
import type { PublicContext } from "~/context/request/types";

export async function loadUcpProfile({ origins }: PublicContext): Promise<Response> {
  const text = JSON.stringify(ucpProfile(origins.current));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const etag = `"${toBase64Url(digest.subarray(0, 12))}"`;
  return new Response(text, {
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "public, max-age=300", etag },
  });
}
