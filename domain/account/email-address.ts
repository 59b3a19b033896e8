/** E-mail addresses as the shop compares them. */

/** Addresses are compared without case and outer space; their local part is otherwise kept as typed. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Domain in lower case ASCII letters, as certificates and name servers write it; null for what is no address (W18). */
export function emailDomainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf("@") + 1).trim();
  if (!email.includes("@") || domain === "") return null;
  try {
    const { hostname } = new URL(`https://${domain}`);
    return hostname.includes(".") ? hostname.toLowerCase() : null;
  } catch {
    return null;
  }
}
