/** Redacts values for the log by name and by content, with a size limit. */
import * as inBrowsers from "./redact-text";
import { personalName, secretName, tokenName, tokenTail } from "./redact-text";

export { tokenTail } from "./redact-text";

/**
 * Keys of links (`contracts/values/link-key.ts`): 128 bits in base 64. In a path, nothing else of that length has
 * letters of both cases; in a text, a name might, unless it has a digit. Only servers search for them, because they
 * redact browsers' reports too.
 */
const keySegment = /(?<=\/)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22}(?=$|[/?#\s"'])/g;
const keyWord = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22}(?![\w-])/g;

/** Addresses with letters of any script. */
const anyMail = /[^\s@"'<>()[\]{},;:=&?/\\]+@[^\s@"'<>()[\]{},;:=&?/\\]+\.[\p{L}\d-]{2,}/gu;
/** Full-width digits and punctuation, as Japanese and Chinese keyboards enter them. */
const wide = /[０-９＠．＋－]/g;
const halfWidth = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 0xfee0);

const hideKeys = (text: string): string => text.replace(keySegment, tokenTail).replace(anyMail, "…@…");

export const isPlainPath = (path: string): boolean => inBrowsers.isPlainPath(path) && path.search(keySegment) < 0;
export const redactPath = (path: string): string => hideKeys(inBrowsers.redactPath(readable(path)));
export const redactText = (text: string): string =>
  hideKeys(inBrowsers.redactText(text.replace(wide, halfWidth))).replace(keyWord, tokenTail);

/** A page's address for its log line. Long words stay, unlike in calls, because addresses of articles are long. */
export const redactAddress = (path: string): string => (isPlainPath(path) ? path : redactText(readable(path)));

/** Maximum times a path is decoded, because programs encode paths that are already encoded. */
const maxRounds = 3;

/** The decoded path, as far as it is UTF-8: personal data would not be recognized in encoded form. */
function readable(path: string): string {
  let read = path;
  for (let round = 0; round < maxRounds && read.includes("%"); round += 1)
    read = read.replace(/(?:%[\da-f]{2})+/gi, (letters) => {
      try {
        return decodeURIComponent(letters);
      } catch {
        return letters;
      }
    });
  return read.replace(wide, halfWidth);
}

const maxDepth = 5;
const maxMembers = 40;

/** A redacted copy. */
export function redact(value: unknown, name = "", depth = 0): unknown {
  if (value === null || value === undefined) return value ?? null;
  if (secretName.test(name)) return "…";
  if (tokenName.test(name) && typeof value === "string") return tokenTail(value);
  if (personalName.test(name)) return "…";
  if (typeof value === "string") return redactText(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (value instanceof Error) {
    const stack = placesOf(value.stack);
    return { name: value.name, message: redactText(value.message), ...(stack.length > 0 && { stack }) };
  }
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "object") return typeof value;
  if (depth >= maxDepth) return "[…]";
  if (Array.isArray(value)) return value.slice(0, maxMembers).map((item) => redact(item, name, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxMembers)
      .map(([key, item]) => [redactText(key), redact(item, key, depth + 1)]),
  );
}

const maxPlaces = 8;

/**
 * Positions in built scripts, innermost first: "loadCart storefront.js:1:2345". Only these are kept, because the text
 * of a stack may contain more than names of functions and files.
 */
function placesOf(stack: string | undefined): string[] {
  const lines = (stack ?? "").slice(0, 8_000).split("\n");
  return lines
    .flatMap((line) => {
      const [, name = "", place] =
        /^\s*at (?:async )?(?:([\w$.<> ]{0,80}) \()?[^()\s]{0,300}?([\w.-]{1,100}\.js:\d{1,7}:\d{1,7})\)?$/.exec(
          line,
        ) ?? [];
      return place === undefined ? [] : [`${name} ${place}`.trim()];
    })
    .slice(0, maxPlaces);
}

/** Fields of a log entry, redacted by name and by content. */
export function redactMembers(members: Record<string, unknown>): Record<string, unknown> {
  return redact(members) as Record<string, unknown>;
}
