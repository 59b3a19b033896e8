/** Lines of requests among everything that a storefront wrote to its console. */
import { type RequestLine, requestLine, requestLineKind } from "@contracts/values/request-line";
import { isPlainPath, redactMembers, redactPath, redactText } from "@domain/http/log/redact";
import * as v from "valibot";

/**
 * A storefront writes several lines in one message; what is not a line of a request is passed over. The storefront has
 * left out what is personal already; what it may have missed is left out here, before anything is kept.
 */
export function requestLines(messages: readonly unknown[]): RequestLine[] {
  return messages
    .flatMap((message) => (Array.isArray(message) ? message : [message]))
    .filter((message) => typeof message === "string")
    .flatMap((message) => message.split("\n"))
    .flatMap((text) => parseLine(text) ?? []);
}

function parseLine(text: string): RequestLine | null {
  if (!text.startsWith(`{"kind":"${requestLineKind}"`)) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), requestLine), text);
  return parsed.success ? impersonal(parsed.output) : null;
}

function impersonal(line: RequestLine): RequestLine {
  const [path = ""] = line.path.split(/[?#]/, 1);
  return {
    ...line,
    path: isPlainPath(path) ? path : redactText(readable(path)),
    upstream: line.upstream.map(({ path, ...call }) => ({
      ...call,
      ...(path !== undefined && { path: redactPath(path.split(/[?#]/, 1)[0] ?? "") }),
    })),
    entries: line.entries.map(({ level, label, members }) => ({
      level,
      label: redactText(label),
      ...(members && { members: redactMembers(members) }),
    })),
  };
}

/** An address as it is read, so that an encoded `@` is one. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
