/** Words of one row of a list, and what each may be: a catalog number, a number of pieces, a sign between them. */
import { checkCode, foldCode } from "./code";

export type TokenKind =
  /** A catalog number by its form. */
  | "code"
  /** Begins like one and is none: too long, or with something behind it. */
  | "suspect"
  | "number"
  /** "×" between a number of pieces and a product. */
  | "times"
  /** A word that counts ("pcs", "本", "盒") or announces a count ("qty", "数量"). */
  | "measure"
  /** A number with a unit or a currency: never a count. */
  | "amount"
  | "open"
  | "close"
  /** A sign that separates items of a text. */
  | "break"
  /** The border between two cells. */
  | "cell"
  | "word";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const circledDigits = /[\u2460-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf]/g;

/** Full-width characters folded; circled digits number the lines of a letter and are not read as digits. */
export const foldText = (text: string): string => text.replace(circledDigits, " ").normalize("NFKC");

const pattern =
  /(?<figure>\d+(?:[/:]\d+)+(?![A-Za-z0-9])|\d+-\d+-\d[\d-]*)|(?<![A-Za-z0-9.])(?<number>[-−–+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.,]\d{1,2}(?!\d)|\.\d+)?)(?![A-Za-z0-9]|[-_.][A-Za-z0-9])|(?<word>[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*)|(?<times>[×✕✖*])|(?<open>[([{【「『<])|(?<close>[)\]}】」』>])|(?<break>[,;、|/\r\n。])|(?<sign>[$€£¥₩%‰°#])|(?<other>[^\sA-Za-z0-9×✕✖*()[\]{}【】「」『』<>,;、|/。$€£¥₩%‰°#]+)/gu;

/** Endings that make a number an amount of something and not a catalog number. */
const unitEnding = /^\d+(?:ml|ul|mg|ug|ng|kg|mm|um|nm|kda|rpm|pm|am|usd|eur|gbp|jpy|cny|rmb|yen|x)$/i;
const unitWord =
  /^(?:[uμµmk]?l|[uμµmnk]?g|[uμµmn]m|kda|°|%|‰|assays?|tests?|rxns?|reactions?|slides?|usd|eur|gbp|jpy|cny|rmb|yen|円|元|日元|美元|℃)$/i;
const counted = /^(?:pcs?|pieces?|ea|each|vials?|units?|box|boxes|kits|packs?|packages?|tubes?|bottles?|sets?)$/i;
const announcing = /^(?:qty|quantity|quant|pcs|count|amount)$/i;
const cjkCounted = /^(?:個|个|本|箱|セット|点|つ|枚|袋|ケ|ヶ|支|瓶|盒|件|只|套|管|份|包|組|组|キット|バイアル)/;
const cjkAnnouncing = /(?:数量|數量|個数|本数|件数)[::=]?$/;

/** Tokens of one cell or line; the text is folded already. */
export function tokensOf(text: string): Token[] {
  const spread = text
    .replace(/(?<![A-Za-z0-9])(\d{1,5})[xX](?=\d{4,6}[A-Za-z])/g, "$1 × ")
    .replace(/(?<![A-Za-z0-9])(\d{4,6}[A-Z]{1,2}\d{0,2})x(?=\d{1,5}(?![A-Za-z0-9]))/g, "$1 × ");
  const tokens: Token[] = [];
  for (const { groups = {} } of spread.matchAll(pattern)) tokens.push(...tokenOf(groups));
  return tokens.map((token, index) => (isAmount(tokens, index) ? { kind: "amount", text: token.text } : token));
}

function tokenOf(groups: Partial<Record<string, string>>): Token[] {
  const { figure, number, word, times, open, close, break: mark, sign, other = "" } = groups;
  if (figure !== undefined) return [{ kind: "amount", text: figure }];
  if (number !== undefined) return [{ kind: "number", text: number.replace(/[−–]/, "-") }];
  if (word !== undefined) return wordOf(word);
  if (times !== undefined) return [{ kind: "times", text: times }];
  if (open !== undefined) return [{ kind: "open", text: open }];
  if (close !== undefined) return [{ kind: "close", text: close }];
  if (mark !== undefined) return [{ kind: "break", text: mark }];
  if (sign !== undefined) return [{ kind: "word", text: sign }];
  if (cjkCounted.test(other) || cjkAnnouncing.test(other)) return [{ kind: "measure", text: other }];
  return /[\p{L}\p{N}]/u.test(other) ? [{ kind: "word", text: other }] : [];
}

function wordOf(word: string): Token[] {
  const code = foldCode(word);
  if (unitEnding.test(word)) {
    // "2x" counts where it stands beside a number of ours; "10X" is a concentration.
    const count = /^(\d{1,5})x$/.exec(word)?.[1];
    return count === undefined
      ? [{ kind: "amount", text: word }]
      : [
          { kind: "number", text: count },
          { kind: "times", text: "x" },
        ];
  }
  if (checkCode(code) === "valid") return [{ kind: "code", text: code }];
  if (/^\d{4,}[A-Z]/.test(code)) return [{ kind: "suspect", text: code }];
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
  return [{ kind: counted.test(word) || announcing.test(word) ? "measure" : "word", text: word }];
}

function isAmount(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== "number") return false;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (after && (after.kind === "word" || after.kind === "code") && unitWord.test(after.text)) return true;
  return before?.kind === "word" && /^[$€£¥₩]$/.test(before.text);
}
