const loopback = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1)$/;

/**
 * URL that is safe for `src` of an image, or null: a path of this site or https. Plain http is allowed on the loopback
 * interface, for local development.
 */
export function safeMediaSource(raw: unknown): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
  if (typeof raw !== "string" || raw.length > 2048 || /[\u0000-\u0020\u007f\\]/.test(raw)) return null;
  if (/^\/(?!\/)/.test(raw)) return raw;
  let url: URL;
  try {
    url = new URL(raw);
  } catch {
    return null;
  }
  if (url.username !== "" || url.password !== "") return null;
  const allowed = url.protocol === "https:" || (url.protocol === "http:" && loopback.test(url.hostname));
  return allowed ? url.href : null;
}
