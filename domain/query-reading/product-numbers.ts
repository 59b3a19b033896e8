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
