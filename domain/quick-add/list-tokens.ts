/** Splits a row into tokens: catalog numbers, counts, punctuation, words. */
import { sizeBehindNumber } from "../paste/fold";
import { checkCode, foldCode } from "./code";

type TokenKind =
  /** A catalog number by its format. */
  | "code"
  /** Starts like a catalog number but is invalid: too long, or with a suffix. */
  | "suspect"
  | "number"
  /** "×" between a count and a product. */
  | "times"
  /** A counting word ("pcs", "本", "盒") or one that announces a count ("qty", "数量"). */
  | "measure"
  /** A number with a unit or a currency; never a count. */
  | "amount"
  /** A possible count that is not parsed: "1e3", "2-3", "3/4", "two". */
  | "doubt"
  | "open"
  | "close"
  /** Punctuation that separates items. */
  | "break"
  /** The border between two cells. */
  | "cell"
  | "word";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const circledDigits = /[\u2460-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf]/g;

/** Half-width form. Circled digits number the items of a text, so they are not read as digits. */
export function foldText(text: string): string {
  const circled = text.trimStart();
  const numbers = circled.length > 2 && circled.search(circledDigits) === 0;
  return text
    .replace(circledDigits, (digit) => (numbers ? " " : ` ${digit.normalize("NFKC")} `))
    .normalize("NFKC")
    .replace(sizeBehindNumber, " ");
}

const pattern =
  /(?<![A-Za-z0-9])(?<name>[A-Za-z][A-Za-z-]{0,20}\d{1,3}[A-Za-z]?(?:\/\d{1,3})+)(?![A-Za-z0-9])|(?<figure>\d+(?:[/:]\d+)+(?![A-Za-z0-9])|\d+-\d+-\d[\d-]*)|(?<![A-Za-z0-9.])(?<number>[-−–+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.,]\d{1,2}(?!\d)|\.\d+)?)(?![A-Za-z0-9]|[-_.][A-Za-z0-9])|(?<word>[μµ]?[A-Za-zÀ-ÖØ-öø-ÿ0-9]+(?:[-_][A-Za-z0-9]+)*)|(?<times>[×✕✖*])|(?<open>[([{【「『<])|(?<close>[)\]}】」』>])|(?<break>[,;、|/\r\n。])|(?<sign>[$€£¥₩%‰°#])|(?<other>[^\sA-Za-z0-9×✕✖*()[\]{}【】「」『』<>,;、|/。$€£¥₩%‰°#]+)/gu;

/** Suffixes that make a number an amount instead of a catalog number. */
const unitEnding = /^\d+(?:ml|ul|mg|ug|ng|kg|mm|um|nm|kda|rpm|pm|am|usd|eur|gbp|jpy|cny|rmb|yen|x)$/i;
const unitWord =
  /^(?:[uμµmk]?l|[uμµmnk]?g|[uμµmn]m|kda|°|%|‰|assays?|tests?|rxns?|reactions?|slides?|usd|eur|gbp|jpy|cny|rmb|yen|chf|円|元|日元|美元|℃)$|^(?:[微毫][升克]|(?:マイクロ|ミリ)(?:リットル|グラム))/i;
/** Number words, also German and French. */
const spelled =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|dozens?|couple|pairs?|several|few|some|many|both|double|triple|twice|zwei|drei|vier|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|huit|neuf|dix)$/i;
const cjkSpelled =
  /(?:^|[^\p{Script=Han}])[〇一二三四五六七八九十百千两兩数數几幾]{1,4}(?:個|个|本|箱|セット|つ|枚|袋|支|瓶|盒|件|套|管|份|包|組|组|キット)/u;
/** A number that is not a plain count: "1e3", "2-3", "3rd", "x-2". */
const brokenNumber = /^(?:\d|[xX][-_]?\d|(?:qty|quantity|pcs)[-_])/i;
const dilution = /^1[:/]\d{2,6}$/;
const counted =
  /^(?:pcs?|pieces?|ea|each|vials?|units?|box|boxes|kits|packs?|packages?|tubes?|bottles?|sets?|stück|stueck|stck|stk|packungen|fläschchen|röhrchen|flacons?|unités?|pièces?|vial|viales|frascos?|unidad(?:es)?|fiale|pezzi)$/i;
const announcing = /^(?:qty|quantity|quant|pcs|count|amount|menge|anzahl|quantité|qté|quantità|qtà|cantidad|cant)$/i;
const cjkCounted = /^(?:個|个|本|箱|セット|点|つ|枚|袋|ケ|ヶ|支|瓶|盒|件|只|套|管|份|包|組|组|キット|バイアル)/;
const cjkAnnouncing = /(?:数量|數量|個数|本数|件数)[::=]?$/;

/** Tokens of one cell or line of folded text. */
export function tokensOf(text: string): Token[] {
  const spread = text
    .replace(/(?<![A-Za-z0-9])(\d{1,5})[xX](?=\d{4,6}[A-Za-z])/g, "$1 × ")
    .replace(/(?<![A-Za-z0-9])(\d{4,6}(?:[A-Z]{1,2}\d{0,2})?)x(?=\d{1,5}(?![A-Za-z0-9]))/g, "$1 × ");
  const tokens: Token[] = [];
  for (const { groups = {} } of spread.matchAll(pattern)) tokens.push(...tokenOf(groups));
  return tokens.map((token, index) => (isAmount(tokens, index) ? { kind: "amount", text: token.text } : token));
}

function tokenOf(groups: Partial<Record<string, string>>): Token[] {
  const { name, figure, number, word, times, open, close, break: mark, sign, other = "" } = groups;
  // "Erk1/2" and "p44/42" are proteins.
  if (name !== undefined) return [{ kind: brokenNumber.test(name) ? "doubt" : "word", text: name }];
  if (figure !== undefined) return [{ kind: dilution.test(figure) ? "amount" : "doubt", text: figure }];
  if (number !== undefined) return [{ kind: "number", text: number.replace(/[−–]/, "-") }];
  if (word !== undefined) return wordOf(word);
  if (times !== undefined) return [{ kind: "times", text: times }];
  if (open !== undefined) return [{ kind: "open", text: open }];
  if (close !== undefined) return [{ kind: "close", text: close }];
  if (mark !== undefined) return [{ kind: "break", text: mark }];
  if (sign !== undefined) return [{ kind: "word", text: sign }];
  if (cjkSpelled.test(other)) return [{ kind: "doubt", text: other }];
  if (cjkCounted.test(other) || cjkAnnouncing.test(other)) return [{ kind: "measure", text: other }];
  return /[\p{L}\p{N}]/u.test(other) ? [{ kind: "word", text: other }] : [];
}

function wordOf(word: string): Token[] {
  const code = foldCode(word);
  // "0001X" has the format of a catalog number, so it is checked as one.
  if (unitEnding.test(word) && !/^\d{4,6}X$/.test(word)) {
    // "2x" is a count beside a catalog number; "10X" is a concentration.
    const count = /^(\d{1,5})x$/.exec(word)?.[1];
    return count === undefined
      ? [{ kind: word.endsWith("X") ? "doubt" : "amount", text: word }]
      : [
          { kind: "number", text: count },
          { kind: "times", text: "x" },
        ];
  }
  if (checkCode(code) === "valid") return [{ kind: "code", text: code }];
  // Longer numbers are tax ids and account numbers.
  if (/^\d{4,9}[A-Z]/.test(code)) return [{ kind: "suspect", text: code }];
  const [, times, count] = /^([xX])(\d{1,5})$/.exec(word) ?? [];
  if (times !== undefined && count !== undefined) {
    return [
      { kind: "times", text: times },
      { kind: "number", text: count },
    ];
  }
  if (/^[xX]$/.test(word)) return [{ kind: "times", text: word }];
  const [, pieces, measure = ""] = /^(\d{1,5})([A-Za-z]+)$/.exec(word) ?? [];
  if (pieces !== undefined && counted.test(measure)) {
    return [
      { kind: "number", text: pieces },
      { kind: "measure", text: measure },
    ];
  }
  const [, announced, announcedCount] = /^(qty|quantity|pcs)(\d{1,6})$/i.exec(word) ?? [];
  if (announced !== undefined && announcedCount !== undefined) {
    return [
      { kind: "measure", text: announced },
      { kind: "number", text: announcedCount },
    ];
  }
  if (spelled.test(word) || brokenNumber.test(word)) return [{ kind: "doubt", text: word }];
  return [{ kind: counted.test(word) || announcing.test(word) ? "measure" : "word", text: word }];
}

/** "qty", "数量": the number after it is a count, wherever the product is in the row. */
export const announces = ({ kind, text }: Token): boolean =>
  kind === "measure" && (announcing.test(text) || cjkAnnouncing.test(text));

function isAmount(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  // "Cell Lysis Buffer (10X)" is a concentration; "10X" alone may be a count.
  if (token?.kind === "doubt" && /^\d+X$/.test(token.text)) {
    return before?.kind === "open" && after?.kind === "close" && tokens[index - 2]?.kind === "word";
  }
  if (token?.kind !== "number") return false;
  if (after && (after.kind === "word" || after.kind === "code") && unitWord.test(after.text)) return true;
  return before?.kind === "word" && /^[$€£¥₩]$/.test(before.text);
}
