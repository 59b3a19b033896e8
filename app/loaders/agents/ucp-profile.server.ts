/** `/.well-known/ucp`: the shop's profile in the Universal Commerce Protocol, which requires it to be cacheable. */
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
