/**
 * Addresses that a stranger names and the shop fetches: documents of clients, profiles of agents, keys. Only https to a
 * public name passes, on the usual port, so no fetch reaches a machine of the shop's network. A name can still resolve
 * to a private address; the platform's own network policy refuses that.
 */

const maxLength = 2048;
/** Endings that are never public (RFC 2606, RFC 6761, RFC 6762, RFC 8375) and names inside data centers. */
const privateEndings =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|onion)$/;
const publicName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z][a-z0-9-]{0,61}[a-z0-9])$/;

/** The address if it may be fetched; null otherwise. */
export function publicAddress(text: string): URL | null {
  if (text.length > maxLength || !URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, username, password, port, hash } = url;
  if (protocol !== "https:" || username || password || port || hash) return null;
  // The parser writes every form of an IPv4 address as digits and dots, so it never ends in a letter. IPv6 has
  // brackets.
  const name = url.hostname.replace(/\.$/, "");
  return publicName.test(name) && !privateEndings.test(name) ? url : null;
}
