/** What may leave the worker in a log: no credentials, no control characters, bounded in size (A-TOKEN-22, A-LOG-05). */

/** Of these the end may be shown, to tell one from another. */
const tokenName = /authori[sz]ation|token|api[-_]?key|session/i;
/** Of these nothing is. */
const secretName = /cookie|password|passwd|secret|card|cvv|cvc|iban|credential/i;
/** Of a person or an institution, by the names that the shop's own forms have for them too. */
const personalName = new RegExp(
  `^(?:${[
    "(?:invoice[-_]?)?e-?mail(?:[-_]?address)?",
    "(?:phone|mobile)(?:[-_]?number)?(?:[-_]?ext)?|tel|fax",
    "(?:first|last|full|given|family|display|user)[-_]?name(?:[-_]?kana)?|nickname|recipient|attention|holder",
    "(?:additional[-_]?)?street(?:[-_]?(?:name|number|info))?|address(?:[-_]?line)?[-_]?\\d?|building|city",
    "postal[-_]?code|postcode|zip(?:[-_]?code)?",
    "company(?:[-_]?name)?|organi[sz]ation|department|vat[-_]?id|po[-_]?number",
    "birth[-_]?(?:day|date)|clientip|client[-_]address",
  ].join("|")})$`,
  "i",
);
const bearer = /\b(Bearer|Basic)\s+([\w.~+/=-]{6,})/gi;
/** Sealed cookies, JSON web tokens, and other long runs that no word and no catalog number looks like. */
const longToken =
  /\b[\w-]{8}\.[\w-]{32,}\b|\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?|\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}\b/gi;
/** Ids that are a key themselves: 128 bits in base 32, as saved designs have. No word of the shop has a digit within. */
const keyId = /\b(?=[a-z]*[2-7])[a-z2-7]{26}\b/g;
/** Payment card numbers, in the groupings that people type. */
const cardNumber = /\b\d(?:[ -]?\d){12,18}\b/g;
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Short words and catalogue numbers; neither as long as the shortest id that is a key, nor with the digits of a card. */
const plainPath = /^(?!.*\d(?:-?\d){12})(?:\/[\w.-]{0,25})*$/;

const maxText = 500;
const maxDepth = 5;
const maxMembers = 40;

/** The last 7 characters at most, and fewer of a short token: a third of it. */
export function tokenTail(token: string): string {
  const shown = Math.min(7, Math.floor(token.length / 3));
  return shown > 0 ? `…${token.slice(-shown)}` : "…";
}

/** A copy that may be logged. */
export function redact(value: unknown, name = "", depth = 0): unknown {
  if (value === null || value === undefined) return value ?? null;
  if (secretName.test(name)) return "…";
  if (tokenName.test(name) && typeof value === "string") return tokenTail(value);
  if (personalName.test(name)) return "…";
  if (typeof value === "string") return redactText(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
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

/** Members of a log entry, redacted by their names and by what their texts look like. */
export function redactMembers(members: Record<string, unknown>): Record<string, unknown> {
  return redact(members) as Record<string, unknown>;
}

/** `name=value`, `"name": "value"` and the like, as bodies of forms and JSON look when they are logged as text. */
const namedValue = /([\w-]+)(\\?["']?\s*[=:]\s*)(\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s"'\\&,;{}[\]]+)/g;

function hideNamedValue(whole: string, name: string, between: string, value: string): string {
  if (secretName.test(name) || personalName.test(name)) return `${name}${between}…`;
  // "Authorization: Bearer …" has its credential behind the value.
  if (tokenName.test(name) && !/^(bearer|basic)$/i.test(value))
    return name + between + tokenTail(value.replace(/["'\\]/g, ""));
  return whole;
}

/** Whether nothing has to be left out of a path; most are found so sooner than `redactText` reads them. */
export const isPlainPath = (path: string): boolean => plainPath.test(path);

/** Text without what looks like a credential or a person, on one line. */
export function redactText(text: string): string {
  return (
    text
      .slice(0, maxText * 4)
      .replace(bearer, (_, scheme: string, token: string) => `${scheme} ${tokenTail(token)}`)
      .replace(namedValue, hideNamedValue)
      .replace(longToken, (token) => tokenTail(token))
      .replace(keyId, (id) => tokenTail(id))
      .replace(cardNumber, "…")
      .replace(emailAddress, "…@…")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a log line must stay one line
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ")
      .slice(0, maxText)
  );
}
