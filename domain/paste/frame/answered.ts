/**
 * The quoted mail below a reply. The reply may change its numbers and quantities in words that the shop does not read:
 * "three of them will be enough".
 */
import { foldPaste } from "../fold";
import type { PastedLine } from "../lines";

const quoted = /^[^\S\n]{0,3}>/;
/** Everything below such a line is the quoted mail. A forwarded mail has no reply above it. */
const original =
  /^[^\S\n]{0,4}-{2,12}[^\S\n]?(?:original message|ursprüngliche nachricht|message d['’]origine|元のメッセージ|原始邮件)[^\S\n]?-{2,12}/i;
const forwarded = /^[^\S\n]{0,4}-{2,12}[^\S\n]?forwarded message/im;
const introduction = /(?:\b(?:wrote|schrieb|a écrit)\b[^\n]{0,40}|写道|書きました) ?[:：]\s*$/i;

/** A digit, or a word that counts or changes: the reply says more than "please order these". */
const saysMore =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|both|each|none|instead|cancel|only|more|fewer|less|twice|double)\b|[一二两三四五六七八九十][^\S\n]?(?:支|瓶|盒|套|管|本|個|箱)/i;

/** True for a reply that contains the quoted mail. */
export const isReply = (pasted: string): boolean =>
  pasted.split(/\r\n?|\n/).some((line) => original.test(line)) && !forwarded.test(pasted);

/** Marks the lines with numbers of the quoted mail, if the reply says more than to order them. */
export function withQuoted(lines: readonly PastedLine[], pasted: string, text: string): readonly PastedLine[] {
  const { answer, mail } = partsOf(pasted);
  if (mail.size === 0 || !saysMore.test([...answer].join("\n"))) return lines;
  return lines.map((line) => {
    if (line.number === null && line.rrid === null) return line;
    const at = Math.max(line.start, text.indexOf(line.number ?? line.rrid ?? "", line.start));
    const end = text.indexOf("\n", at);
    const whole = text.slice(text.lastIndexOf("\n", at) + 1, end < 0 ? undefined : end).trim();
    return mail.has(whole) && !answer.has(whole) ? { ...line, quoted: true } : line;
  });
}

/** Folded lines of the reply and of the quoted mail, without those that introduce it ("Ann wrote:"). */
function partsOf(pasted: string): { readonly answer: ReadonlySet<string>; readonly mail: ReadonlySet<string> } {
  const [answer, mail] = [new Set<string>(), new Set<string>()];
  if (forwarded.test(pasted)) return { answer, mail };
  let below = false;
  for (const line of pasted.split(/\r\n?|\n/)) {
    below ||= original.test(line);
    const folded = foldPaste(line).trim();
    if (folded === "" || introduction.test(line)) continue;
    (below || quoted.test(line) ? mail : answer).add(folded);
  }
  return { answer, mail };
}
