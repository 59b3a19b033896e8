/** Lines of requests among everything that a storefront wrote to its console. */
import { type RequestLine, requestLine, requestLineKind } from "@contracts/request-line";
import * as v from "valibot";

/** A storefront writes several lines in one message; what is not a line of a request is passed over. */
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
  return parsed.success ? parsed.output : null;
}
