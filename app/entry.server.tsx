import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";

export default async function handleRequest(request: Request, status: number, headers: Headers, remix: EntryContext) {
  const body = await renderToReadableStream(<RemixServer context={remix} url={request.url} />, { signal: request.signal });
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}
