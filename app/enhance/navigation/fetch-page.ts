/** Fetches a page of the shop as a parsed document. */
import type { SafeHtml } from "@domain/island/html";
import { trustedHtml } from "~/components/document/trusted-html";

export interface FetchedPage {
  /** Final address after redirects. */
  readonly address: string;
  readonly document: Document;
}

/** First file named by a document; it differs between builds. */
const buildOf = (page: Document) => page.querySelector("link[rel='modulepreload']")?.getAttribute("href");

const { dataset: here } = document.documentElement;

/**
 * Null if the response cannot replace this page: another path, build, market or language, not HTML, not 200, truncated,
 * or failed.
 */
export async function fetchPage(address: URL, signal: AbortSignal): Promise<FetchedPage | null> {
  try {
    const response = await fetch(address, { signal, headers: { accept: "text/html" }, credentials: "same-origin" });
    const isHtml = response.headers.get("content-type")?.startsWith("text/html");
    const { pathname } = new URL(response.url);
    if (response.status !== 200 || !isHtml || pathname !== address.pathname) return null;
    const text = await response.text();
    const page = new DOMParser().parseFromString(trustedHtml(text as SafeHtml), "text/html");
    const { dataset } = page.documentElement;
    const isSame =
      buildOf(page) === buildOf(document) && dataset.language === here.language && dataset.country === here.country;
    return isSame && page.querySelector("main") ? { address: response.url, document: page } : null;
  } catch {
    return null;
  }
}
