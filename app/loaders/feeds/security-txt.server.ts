/** `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness of the shop. */
import type { PublicContext } from "~/context/request/types";
import { pageNotFound } from "~/loaders/page/page-not-found.server";

export const securityTextPath = "/.well-known/security.txt";

const day = 86_400_000;
/** Half a year: no copy of the file, stored anywhere, is out of date before it is fetched anew. */
const validDays = 180;

/** A deployment that names no contact has no such file. */
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
