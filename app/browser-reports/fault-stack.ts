/** Parses browser stack traces, which are not standardized and contain full URLs. */
import type { StackFrame } from "@contracts/log";
import { redactPath } from "@domain/http/log/redact-text";

/** Same as in `contracts/log.ts`, which pages do not import because of its schemas. */
const maxFrames = 12;
const longestName = 80;
const longestFile = 200;

/** "at name (address:1:2)" in Chromium, "name@address:1:2" in Firefox and WebKit. */
const frame =
  /^\s*(?:at (?:async )?(?:(.*?) \()?|(.*?)@)((?:https?|blob|data|file|[a-z-]*extension):[^\s()]*?):(\d{1,7}):(\d{1,7})\)?$/;

/**
 * Stack frames, innermost first. Files of `origin` are shown by path; other URLs are dropped.
 * @param stack text of `Error.stack`
 */
export function stackOf(stack: string, origin: string): StackFrame[] {
  const frames: StackFrame[] = [];
  for (const text of stack.slice(0, 10_000).split("\n")) {
    const [, chromium, others, address = "", line, column] = frame.exec(text.slice(0, 1000)) ?? [];
    if (!address) continue;
    const name = (chromium ?? others ?? "").replace(/[^\w$.<>#[\] ]/g, "").slice(0, longestName);
    frames.push({ name, file: fileOf(address, origin), line: Number(line), column: Number(column) });
    if (frames.length === maxFrames) break;
  }
  return frames;
}

function fileOf(address: string, origin: string): string {
  if (!URL.canParse(address)) return "elsewhere";
  const url = new URL(address);
  return url.origin === origin && url.protocol.startsWith("http")
    ? redactPath(url.pathname).slice(0, longestFile)
    : "elsewhere";
}
