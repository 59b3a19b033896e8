import { scriptsCookie } from "@domain/http/session-cookies";

/** Tells the edge that this browser runs scripts, so that later pages may stream out of order. */
export function rememberScripts(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves
  document.cookie = `${scriptsCookie}=1; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
}
