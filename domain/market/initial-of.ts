import type { Language } from "./market";

/** Rows of the kana table, by first sound; small and voiced kana belong to the plain ones. */
const kanaRows = ["ア", "カ", "サ", "タ", "ナ", "ハ", "マ", "ヤ", "ラ", "ワ"] as const;

/** First character of each letter in pinyin order; no syllable begins with I, U or V. */
const pinyin = {
  letters: "ABCDEFGHJKLMNOPQRSTWXYZ",
  firsts: "阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨它穵夕丫帀",
} as const;

/** Index heading of a name: a letter without accent, a kana row, or a pinyin initial. */
export function initialOf(name: string, language: Language): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "");
  const first = plain.charAt(0).toUpperCase();
  if (language === "cn") return pinyinInitial(name) ?? first;
  if (language === "en") return first;
  if (!/[\u30a1-\u30f6]/.test(first)) return "漢字";
  return kanaRows.findLast((row) => first >= row || row === "ア") ?? "ア";
}

function pinyinInitial(name: string): string | undefined {
  if (!/^\p{Script=Han}/u.test(name)) return undefined;
  const order = new Intl.Collator("zh-Hans");
  return [...pinyin.letters].findLast((_, index) => order.compare(name, pinyin.firsts.charAt(index)) >= 0);
}
