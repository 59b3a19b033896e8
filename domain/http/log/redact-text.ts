/**
 * Redaction of text for logs: removes credentials, names, mail addresses, phone numbers and streets, and keeps one line
 * (A-TOKEN-22, A-LOG-05). Browsers run it before sending a report and servers run it again, so this file is part of
 * every page.
 */

/** Names of tokens, whose last characters may be shown to tell them apart. */
export const tokenName = /authori[sz]ation|token|api[-_]?key|session/i;
/** Names of secrets, which are hidden entirely. Short names match as whole words only, because words contain them. */
export const secretName =
  /cookie|passw|passphrase|passcode|kennwort|mot[-_]?de[-_]?passe|secret|card|cvv|cvc|iban|credential|^(?:pass|psw|pin|otp)$|(?:pw|pwd)$|[-_]pass$|パスワード|暗証|密码|密碼|口令/i;
/** Field names of personal and institutional data. */
export const personalName = new RegExp(
  `^(?:${[
    "(?:invoice[-_]?)?e-?mail(?:[-_]?address)?",
    "(?:(?:tele)?phone|mobile|telefon|handy)(?:[-_]?(?:number|no|nummer))?(?:[-_]?ext)?|tel|fax|電話(?:番号)?|电话|手机",
    "(?:first|last|full|given|family|display|user)[-_]?name(?:[-_]?kana)?|nickname|recipient|attention|holder",
    "vorname|nachname|氏名|姓名",
    "(?:additional[-_]?)?street(?:[-_]?(?:name|number|info))?|address(?:[-_]?line)?[-_]?\\d?|building|city",
    "adresse|anschrift|stra(?:ß|ss)e|plz|住所|地址",
    "postal[-_]?code|postcode|zip(?:[-_]?code)?",
    "company(?:[-_]?name)?|organi[sz]ation|department|vat[-_]?id|po[-_]?number",
    "birth[-_]?(?:day|date)|clientip|client[-_]address",
  ].join("|")})$`,
  "i",
);
const bearer = /\b(Bearer|Basic)\s+([\w.~+/=-]{6,})/gi;
/** Sealed cookies, JSON web tokens and other long runs that no word or catalog number resembles. */
const longToken =
  /\b[\w-]{8}\.[\w-]{32,}\b|\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?|\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}\b/gi;
/** Ids that grant access: 128 bits in base 32, as for saved designs. No word of the shop contains a digit. */
const keyId = /\b(?=[a-z]*[2-7])[a-z2-7]{26}\b/g;
/** Payment card numbers, in the usual groups. */
const cardNumber = /\b\d(?:[ -]?\d){12,18}\b/g;
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/**
 * Phone numbers: with country code, in American groups, with a leading zero, Chinese mobile. Dates, versions, ids and
 * amounts do not match.
 */
const phoneNumber = new RegExp(
  [
    "(?<![\\w.])(?:\\+|00)[1-9](?:[ .\\-/()]{0,3}\\d){6,13}(?![\\w-])",
    "(?<![\\w-])\\(\\d{2,5}\\)[ -]?\\d{2,4}[ -]?\\d{3,5}(?![\\w-])",
    "(?<![\\w.-])\\d{3}([-. ])\\d{3}\\1\\d{4}(?![\\w-])",
    "(?<![\\w./-]|\\d:)(?!\\d\\d[-/]\\d\\d[-/]\\d{4})(?=(?:[-/ ]?\\d){9,12}(?!\\d))0\\d{1,4}[-/ ]\\d{2,8}(?:[-/ ]\\d{2,5}){0,2}(?![\\w-])",
    "(?<![\\w.-])1[3-9]\\d[ -]?\\d{4}[ -]?\\d{4}(?![\\w.-])",
  ].join("|"),
  "g",
);
/** Streets with a house number, in the shop's languages, German and French. */
const street = new RegExp(
  [
    "(?<!\\w)\\d{1,5}[A-Za-z]?,? (?:\\p{Lu}[\\p{L}'.-]{1,20} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Square|Way|Terrace|Parkway)(?!\\p{L})",
    "(?:\\p{Lu}\\p{L}{1,20}[ -])?\\p{L}{0,30}(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.|[Pp]latz|[Aa]llee|[Gg]asse) \\d{1,4}[a-z]?(?!\\w)",
    "(?<!\\w)\\d{1,4},? (?:bis |ter )?(?:rue|avenue|boulevard|chemin|impasse|quai) (?:de |du |des |de la |d'|l')?\\p{Lu}\\p{L}{1,30}",
    "〒\\s?\\d{3}-?\\d{4}",
    "\\p{Script=Han}{1,6}[都道府県市区郡省县][\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]{0,20}[\\d０-９]{1,5}[\\d０-９\\-−ー丁目番地号の弄室]{0,12}",
  ].join("|"),
  "gu",
);

/** `name=value`, `"name": "value"` and similar, as in logged form and JSON bodies. */
const namedValue =
  /([\p{L}\p{N}_-]+)(\\?["']?\s*(?:=>|[=:：]|%3[AD])\s*)(\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s"'\\&,;{}[\]]+)/giu;
/** A password in a sentence, or several words after a colon. Sentences about passwords stay. */
const spokenSecret =
  /(?<!\p{L})(pass(?:word|wor[dt]|code|phrase)|pw|pwd|kennwort|mot de passe|パスワード|密码)(\s+(?:is|was|ist|war|lautet|est)\s+|は|是|\s?[:：]\s+)(?!(?:too|not|required|missing|wrong|invalid|empty|expired|incorrect|weak|short|long|falsch|zu|nicht|leer)(?!\p{L}))[^\s,;&"'\n][^,;&"'\n]{0,60}/giu;

const plainPath = /^(?!.*\d(?:-?\d){12})(?:\/[\w.-]{0,25})*$/;
/** A path segment that may be an id granting access: long, and with a digit. */
const longSegment = /^(?=.*\d)[\w.~-]{20,}$/;

/** Build output; its hash is not a secret. */
const builtFile = /^\/assets\/[\w.-]{1,120}\.(?:js|css)$/;

const maxText = 500;

/** At most the last 7 characters; a third of a short token. */
export function tokenTail(token: string): string {
  const shown = Math.min(7, Math.floor(token.length / 3));
  return shown > 0 ? `…${token.slice(-shown)}` : "…";
}

function hideNamedValue(whole: string, name: string, between: string, value: string): string {
  if (secretName.test(name) || personalName.test(name)) return `${name}${between}…`;
  // In "Authorization: Bearer …" the credential follows the value.
  if (tokenName.test(name) && !/^(bearer|basic)$/i.test(value))
    return name + between + tokenTail(value.replace(/["'\\]/g, ""));
  // In "url: /page?pw=…" the value contains another name.
  return /[=:]/.test(value) ? name + between + value.replace(namedValue, hideNamedValue) : whole;
}

/** Fast path: true if the path needs no redaction. */
export const isPlainPath = (path: string): boolean => plainPath.test(path);

/** Text without credentials and personal data, on one line, at most {@link maxText} characters. */
export function redactText(text: string): string {
  return (
    text
      .slice(0, maxText * 4)
      .replace(bearer, (_, scheme: string, token: string) => `${scheme} ${tokenTail(token)}`)
      .replace(spokenSecret, (_, name: string, between: string) => `${name}${between}…`)
      // Before named values, which end at the first space.
      .replace(cardNumber, "…")
      .replace(phoneNumber, "…")
      .replace(street, "…")
      .replace(namedValue, hideNamedValue)
      .replace(longToken, (token) => tokenTail(token))
      .replace(keyId, (id) => tokenTail(id))
      .replace(emailAddress, "…@…")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a log entry must stay on one line
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ")
      .slice(0, maxText)
  );
}

/** A path for the log: keeps words, catalog numbers and short ids, and at most the end of anything else. */
export function redactPath(path: string): string {
  if (isPlainPath(path) || builtFile.test(path)) return path;
  return path
    .split("/")
    .map((part) => (longSegment.test(part) ? tokenTail(part) : redactText(readable(part))))
    .join("/")
    .slice(0, maxText);
}

/** A decoded path segment, so an encoded `@` is recognized. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
