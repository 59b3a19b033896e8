/**
 * Rules for text that may be logged: no credentials, nobody's name, mail address, phone number or street, on one line
 * (A-TOKEN-22, A-LOG-05). Browsers apply them before a report leaves, and servers again: this file is part of every page.
 */

/** Of these the end may be shown, to tell one from another. */
export const tokenName = /authori[sz]ation|token|api[-_]?key|session/i;
/** Of these nothing is; short names count whole, since they are parts of words. */
export const secretName =
  /cookie|passw|passphrase|passcode|kennwort|mot[-_]?de[-_]?passe|secret|card|cvv|cvc|iban|credential|^(?:pass|psw|pin|otp)$|(?:pw|pwd)$|[-_]pass$|パスワード|暗証|密码|密碼|口令/i;
/** Of a person or an institution, by the names that forms have for them. */
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
/** Sealed cookies, JSON web tokens, and other long runs that no word and no catalog number looks like. */
const longToken =
  /\b[\w-]{8}\.[\w-]{32,}\b|\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?|\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}\b/gi;
/** Ids that are a key themselves: 128 bits in base 32, as saved designs have. No word of the shop has a digit within. */
const keyId = /\b(?=[a-z]*[2-7])[a-z2-7]{26}\b/g;
/** Payment card numbers, in the groupings that people type. */
const cardNumber = /\b\d(?:[ -]?\d){12,18}\b/g;
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/**
 * Phone numbers: with a country code, in American groups, with a leading zero and groups, Chinese mobile numbers. Dates,
 * versions, ids and amounts have other forms.
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
/** Streets with a house number, as they are written in the languages of the shop, in German and in French. */
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

/** `name=value`, `"name": "value"` and the like, as bodies of forms and JSON look when they are logged as text. */
const namedValue =
  /([\p{L}\p{N}_-]+)(\\?["']?\s*(?:=>|[=:：]|%3[AD])\s*)(\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s"'\\&,;{}[\]]+)/giu;
/** A password in a sentence, and one of several words behind a colon; what is said about passwords stays. */
const spokenSecret =
  /(?<!\p{L})(pass(?:word|wor[dt]|code|phrase)|pw|pwd|kennwort|mot de passe|パスワード|密码)(\s+(?:is|was|ist|war|lautet|est)\s+|は|是|\s?[:：]\s+)(?!(?:too|not|required|missing|wrong|invalid|empty|expired|incorrect|weak|short|long|falsch|zu|nicht|leer)(?!\p{L}))[^\s,;&"'\n][^,;&"'\n]{0,60}/giu;

const plainPath = /^(?!.*\d(?:-?\d){12})(?:\/[\w.-]{0,25})*$/;
/** A part of a path that may be an id which is a key: long, and with a digit in it. */
const longSegment = /^(?=.*\d)[\w.~-]{20,}$/;

/** Files that the build names: with a hash, which is no key. */
const builtFile = /^\/assets\/[\w.-]{1,120}\.(?:js|css)$/;

export const maxText = 500;

/** The last 7 characters at most, and fewer of a short token: a third of it. */
export function tokenTail(token: string): string {
  const shown = Math.min(7, Math.floor(token.length / 3));
  return shown > 0 ? `…${token.slice(-shown)}` : "…";
}

function hideNamedValue(whole: string, name: string, between: string, value: string): string {
  if (secretName.test(name) || personalName.test(name)) return `${name}${between}…`;
  // "Authorization: Bearer …" has its credential behind the value.
  if (tokenName.test(name) && !/^(bearer|basic)$/i.test(value))
    return name + between + tokenTail(value.replace(/["'\\]/g, ""));
  // "url: /page?pw=…" has another name in its value.
  return /[=:]/.test(value) ? name + between + value.replace(namedValue, hideNamedValue) : whole;
}

/** Whether nothing has to be left out of a path; most are found so sooner than `redactText` reads them. */
export const isPlainPath = (path: string): boolean => plainPath.test(path);

/** Text without what looks like a credential or a person, on one line, at most {@link maxText} characters. */
export function redactText(text: string): string {
  return (
    text
      .slice(0, maxText * 4)
      .replace(bearer, (_, scheme: string, token: string) => `${scheme} ${tokenTail(token)}`)
      .replace(spokenSecret, (_, name: string, between: string) => `${name}${between}…`)
      // Before values with a name, which end at the first space.
      .replace(cardNumber, "…")
      .replace(phoneNumber, "…")
      .replace(street, "…")
      .replace(namedValue, hideNamedValue)
      .replace(longToken, (token) => tokenTail(token))
      .replace(keyId, (id) => tokenTail(id))
      .replace(emailAddress, "…@…")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a log line must stay one line
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ")
      .slice(0, maxText)
  );
}

/** A path for the log: words, catalogue numbers and short ids stay, of anything else the end at most. */
export function redactPath(path: string): string {
  if (isPlainPath(path) || builtFile.test(path)) return path;
  return path
    .split("/")
    .map((part) => (longSegment.test(part) ? tokenTail(part) : redactText(readable(part))))
    .join("/")
    .slice(0, maxText);
}

/** A part of an address as it is read, so that an encoded `@` is one. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
