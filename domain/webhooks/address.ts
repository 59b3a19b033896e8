/**
 * Addresses that webhooks may be sent to: public hosts by HTTPS, so a webhook cannot reach machines behind the shop.
 */

/** Names that never lead out of a network. */
const privateNames =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|localdomain|arpa|onion)$/;

/** Reason not to send a webhook to an address; null if it may be sent. */
export function webhookFault(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) return "Write a whole address, such as https://example.org/hook.";
  if (url.protocol !== "https:") return "The address must begin with https://.";
  if (url.username !== "" || url.password !== "") return "The address must not contain a name or password.";
  if (url.port !== "") return "The address must not name a port.";
  // URLs write every form of an IPv4 address (octal, hexadecimal, one number) as four numbers.
  const host = url.hostname.replace(/\.$/, "").toLowerCase();
  if (host.startsWith("[") || /^[\d.]+$/.test(host)) return "Write the name of a host, not a network address.";
  if (!host.includes(".") || privateNames.test(host)) return "The host is not a public one.";
  return null;
}
