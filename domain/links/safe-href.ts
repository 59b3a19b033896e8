/** Validates links from editors and imports: no script URLs, no hidden external links. */

interface SafeHref {
  /** "path" and "fragment" stay in the shop; "external" leaves it. */
  readonly kind: "path" | "fragment" | "external" | "mail" | "phone";
  readonly href: string;
}

const maxLength = 2048;
/** A host that cannot exist: a path that resolves to another origin is not a path. */
const base = "https://own.invalid";

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const hidden = /[\u0000-\u001f\u007f\u2028\u2029\\]/;

function parse(text: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * Link that is safe for `href`, or null. Allowed are paths and fragments of this site, `https:` without credentials,
 * `mailto:` and `tel:`.
 */
export function safeHref(raw: unknown): SafeHref | null {
  if (typeof raw !== "string") return null;
  const text = raw.trim();
  if (text === "" || text.length > maxLength || hidden.test(text)) return null;
  if (text.startsWith("#")) return { kind: "fragment", href: text };
  if (/^tel:\+?[0-9().\s-]{3,40}$/i.test(text)) return { kind: "phone", href: text.replace(/\s/g, "") };
  if (/^mailto:[^\s@<>"]{1,128}@[^\s@<>"]{1,255}$/i.test(text)) return { kind: "mail", href: text };
  const url = parse(text);
  if (url?.username !== "" || url.password !== "") return null;
  if (/^https:\/\//i.test(text)) return url.protocol === "https:" ? { kind: "external", href: url.href } : null;
  if (!/^\/(?!\/)/.test(text) || url.origin !== base) return null;
  const href = url.pathname + url.search + url.hash;
  // "/.//evil.test" normalizes to "//evil.test".
  return href.startsWith("//") ? null : { kind: "path", href };
}
