/** Page address for analytics (C-ANALYT-09): identifies the page, but contains no secrets (W36). */
import { knownParameters } from "../http/known-parameters";

/** Pages whose parameters select the content. */
const reportedPaths = ["/browse", "/*", "/products/compare", "/products/:id", "/products/:id/datasheet"] as const;
const campaign = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
/** Parameters that trigger an action or a redirect. */
const acting = ["redirect", "noscroll", "add", "pdf"];

/**
 * Allowed parameters: of lists, products and campaigns. An allowlist, because a future token could have any name
 * (decision 0090).
 */
const leaving: ReadonlySet<string> = new Set(
  [...reportedPaths.flatMap(knownParameters), ...campaign].filter((name) => !acting.includes(name)),
);

/** Words and catalog numbers. Rejects values that could be a token, a mail address or a phone number. */
const plainValue = /^(?!.*[\w.~-]{22})(?!.*(?:\d[ ()/-]{0,2}){7})[\p{L}\p{N} _.,:;+()&'"/|*-]{0,100}$/u;
const keyPart = /^(?=.*\d)[\w.~-]{20,}$/;
const longest = 500;

/** @param search query as in the address, with its `?`, or empty */
export function pageAddress(origin: string, pathname: string, search: string): string {
  const path = pathname
    .split("/")
    .map((part) => (keyPart.test(part) || part.includes("@") || part.includes("%40") ? "-" : part))
    .join("/");
  const reported = [...new URLSearchParams(search)]
    .filter(([name]) => leaving.has(name))
    .map(([name, value]) => [name, plainValue.test(value) ? value : "-"]);
  const query = new URLSearchParams(reported).toString();
  const address = origin + path;
  return query && address.length + query.length < longest ? `${address}?${query}` : address.slice(0, longest);
}
