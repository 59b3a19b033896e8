/** Password of HTTP Basic authentication; null if missing. The user name is ignored. */
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
