/** Password of HTTP Basic authentication; null when none came. The name in front of the colon is for the browser's memory only. */
export function basicPassword(headers: Headers): string | null {
  const [scheme, encoded = ""] = (headers.get("authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "basic") return null;
  try {
    const text = new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
    return text.slice(text.indexOf(":") + 1);
  } catch {
    return null;
  }
}
