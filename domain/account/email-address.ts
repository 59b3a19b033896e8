/** Trimmed and in lower case, as the shop compares addresses. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Domain in lower-case ASCII, as in DNS; null if the address is invalid (W18). */
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
