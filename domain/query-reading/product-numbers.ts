/** Product numbers of the shop as people paste them. */

const number = "\\d{4,6}[A-Za-z]{0,2}\\d?";
const separator = "(?:(?:\\s*(?:[,;|/&+、，；和と]|\\b(?:and|or)\\b))+\\s*|\\s+)";
const several = new RegExp(`^(?:#?${number})(?:${separator}#?${number})+$`, "i");

/** Numbers of a phrase that is a list of them, without sizes; empty for any other phrase. */
export function listedNumbers(phrase: string): readonly string[] {
  if (!several.test(phrase)) return [];
  return [...new Set(phrase.match(/\d{4,6}/g) ?? [])];
}

/** Registry id that a phrase consists of ("(RRID:AB_99004060)"), as the catalogue writes it; null if there is none. */
export function registryId(phrase: string): string | null {
  const [, digits] = /^[([]?(?:rrid[\s:]*)?ab[_\s](\d{5,9})[)\].,;]*$/i.exec(phrase) ?? [];
  return digits === undefined ? null : `AB_${digits}`;
}

const dashes = /[\u2010-\u2015\u2212\uFF0D]/g;
const casPhrase =
  /^[([]?(?:cas(?:[\s-]*(?:registry|rn))?(?:\s*(?:no|nr|number|番号|登録番号|号|登记号))?[\s.:：#]*)?(\d{2,7}-\d{2}-\d)[)\].,;]*$/i;

/** CAS number that a phrase consists of ("CAS No. 53123-88-9"), with a correct check digit; null if there is none. */
export function casNumber(phrase: string): string | null {
  const [, found] = casPhrase.exec(phrase.trim().slice(0, 60).replace(dashes, "-")) ?? [];
  if (found === undefined) return null;
  const digits = [...found.replaceAll("-", "")].map(Number).reverse();
  const sum = digits.reduce((total, digit, place) => total + digit * place, 0);
  return sum % 10 === digits[0] ? found : null;
}
