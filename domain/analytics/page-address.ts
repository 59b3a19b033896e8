/** Address of a page for analytics (C-ANALYT-09): with what says which page it is, and nothing that opens one (W36). */
import { knownParameters } from "../http/known-parameters";

/** Pages whose parameters say what is shown. */
const telling = ["/browse", "/*", "/products/compare", "/products/:id", "/products/:id/datasheet"] as const;
const campaign = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
/** What a page is to do, or where to go from it. */
const acting = ["redirect", "noscroll", "add", "pdf"];

/**
 * Parameters that may leave: those of lists, products and campaigns. Anything else stays, since the next token or
 * return address has a name that nobody has thought of (decision 0090).
 */
const leaving: ReadonlySet<string> = new Set(
  [...telling.flatMap(knownParameters), ...campaign].filter((name) => !acting.includes(name)),
);

/** Words, catalogue numbers and lists of them: nothing as long as a token, no mail address, no run of digits like a phone's. */
const plainValue = /^(?!.*[\w.~-]{22})(?!.*(?:\d[ ()/-]{0,2}){7})[\p{L}\p{N} _.,:;+()&'"/|*-]{0,100}$/u;
const keyPart = /^(?=.*\d)[\w.~-]{20,}$/;
const longest = 500;

/** @param search query as the address has it, with its `?` or empty */
export function pageAddress(origin: string, pathname: string, search: string): string {
  const path = pathname
    .split("/")
    .map((part) => (keyPart.test(part) || part.includes("@") || part.includes("%40") ? "-" : part))
    .join("/");
  const told = [...new URLSearchParams(search)]
    .filter(([name]) => leaving.has(name))
    .map(([name, value]) => [name, plainValue.test(value) ? value : "-"]);
  const query = new URLSearchParams(told).toString();
  const address = origin + path;
  return query && address.length + query.length < longest ? `${address}?${query}` : address.slice(0, longest);
}
