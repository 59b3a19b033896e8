const loopback = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1)$/;

/**
 * The address as it may be put into `src` of a picture, or null: a path of this site or an https address. On a
 * developer's machine the services speak plain http over the loopback interface, which is as safe.
 */
export function safeMediaSource(raw: unknown): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
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
