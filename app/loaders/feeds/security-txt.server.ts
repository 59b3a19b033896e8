/** `/.well-known/security.txt` (RFC 9116): security contacts. */
import type { PublicContext } from "~/context/request/types";
import { pageNotFound } from "~/loaders/page/page-not-found.server";

const securityTextPath = "/.well-known/security.txt";

const day = 86_400_000;
/** Half a year, so that no cached copy expires before it is refetched. */
const validDays = 180;

/** Not available without configured contacts. */
export async function loadSecurityText({ origins, now, securityContacts }: PublicContext): Promise<Response> {
  if (securityContacts.length === 0) throw pageNotFound();
  const expires = new Date(Math.ceil(now.getTime() / day) * day + validDays * day);
  const lines = [
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, ja, zh",
    `Canonical: ${origins.current}${securityTextPath}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
