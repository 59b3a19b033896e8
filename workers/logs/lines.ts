/** Extracts request lines from a storefront's console output. */
import { type RequestLine, requestLine, requestLineKind } from "@contracts/values/request-line";
import { redactAddress, redactMembers, redactPath, redactText } from "@domain/http/log/redact";
import * as v from "valibot";

/**
 * Parses the lines in console messages; a message may hold several, and other messages are skipped. The storefront
 * removes personal data; anything it missed is removed here, before storage.
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
    path: redactAddress(path),
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
