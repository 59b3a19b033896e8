/**
 * True if the client has this version. Tags are compared weakly (RFC 9110, 13.1.2), because the platform weakens the
 * tag of a response that it compresses.
 */
export function hasVersion({ headers }: Pick<Request, "headers">, etag: string): boolean {
  const given = headers.get("if-none-match");
  return given === "*" || (given?.split(",").some((tag) => strong(tag) === strong(etag)) ?? false);
}

const strong = (tag: string) => tag.trim().replace(/^W\//, "");
