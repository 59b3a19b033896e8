/** Words that exclude a number from an order, or offer two numbers as alternatives. */

/** "not 68667", "please remove the 9272S", "don't order #4060S", "取消9272S" */
const refusedBefore =
  /(?:\b(?:not|no longer|remove|removed|delete|cancel|cancelled|drop|skip|without|except|instead of|rather than|but no)\b|n[\u2019']t\b|不要|取消|删除|刪除|除了|而不是|而非|不是)(?:[\s#:：]+(?:need|needed|required|anymore|any more|order|send|ship|buy|want|include|the|any|item|items|line|product|products|antibody|cat|catalog|no|number)\b\.?){0,4}[\s#:："“]*$/i;
/** "replace 9272S" before "with 4060S", "switch from 9272S" before "to 4060S" */
const exchangedBefore =
  /\b(?:replac(?:e|ing)|swap|exchange|change|switch|substitute)(?: (?:from|the|cat|no))?[\s#:.]{1,4}$/i;
const exchangedFor = /^[\s"”)]*(?:with|by|for|to|against)\b/i;
/** "9272S (cancelled)", "9272Sは不要です", "9272S 不要了" */
const refusedAfter =
  /^[\s"”)]*(?:\(?\s*(?:cancelled|canceled|removed|not needed|not required|no longer needed)\b|(?:は|を|の注文は)?\s*(?:不要|キャンセル|取消|取り消し|削除|除く|除いて|いりません|要りません)|ではなく|じゃなく)/i;
/** Numbers of one line, which share the words before the first: "remove 9272S and 4060S". */
const joined = /^[^\S\n]*(?:(?:,|、|&|and|or|nor|和|と|及び|および|或)[^\S\n]*)+#?$/i;

/** "4060S or 9272S", "75209S or, if it is out of stock, 93941S", "4060Sまたは9272S", "4060S还是9272S" */
const alternative = /(?:^|[\s,;("”)])(?:or|oder|ou|alternatively)(?![\w-])|または|もしくは|あるいは|或者|还是|或/i;

const nearEnough = 60;

/** True if the text between two numbers of one sentence makes them alternatives. */
export const isChoice = (between: string): boolean =>
  between.length <= nearEnough && !/[\n.!?;。！？；]/.test(between) && alternative.test(between);

/**
 * @param before text between the number and the one before it
 * @param after text up to the next number
 */
export const isDeclined = (before: string, after: string): boolean =>
  refusedBefore.test(before.slice(-nearEnough)) ||
  refusedAfter.test(after.slice(0, nearEnough)) ||
  (exchangedBefore.test(before.slice(-nearEnough)) && exchangedFor.test(after.slice(0, nearEnough)));

const numberForm = /(?<![\w.-])\d{4,6}(?:[A-Z]{1,2}\d?)?(?![\w-])/g;

const numbersIn = (text: string) =>
  [...text.matchAll(numberForm)].map(({ 0: { length }, index }) => ({ index, end: index + length }));

/** True if a text takes a number out of an order. */
export function declinesNumber(text: string): boolean {
  const numbers = numbersIn(text);
  return numbers.some(({ index, end }, at) =>
    isDeclined(text.slice(numbers[at - 1]?.end ?? 0, index), text.slice(end, numbers[at + 1]?.index)),
  );
}

/** True if a text offers two numbers as alternatives. */
export function leavesChoice(text: string): boolean {
  const numbers = numbersIn(text);
  return numbers.some(({ index }, at) => at > 0 && isChoice(text.slice(numbers[at - 1]?.end, index)));
}

export const joinsNumbers = (between: string): boolean => joined.test(between);
