/** The count of a row that states a unit price and a sum. */

const currency = "[$€£¥円元]|USD|EUR|GBP|JPY|CNY|RMB|CHF";
const figure = new RegExp(
  `(?<![\\w.,'-])(?<sign>(?:${currency})\\s?)?` +
    "(?<whole>\\d{1,3}(?:[.,']\\d{3}){1,3}|\\d{1,9})(?:[.,](?<cents>\\d\\d))?" +
    `(?<behind>\\s?(?:${currency})(?![A-Za-z]))?(?![\\w'-]|[.,]\\d)`,
  "gi",
);

interface Count {
  readonly value: string;
  readonly at: number;
}

/** The only count whose product with a price is a later price of the row; null without one, and for several. */
export function countOfSums(row: string): Count | null {
  const prices: number[] = [];
  const counts: Count[] = [];
  for (const { 0: whole, index, groups = {} } of row.slice(0, 300).matchAll(figure)) {
    const { sign, whole: digits = "", cents, behind } = groups;
    const plain = digits.replaceAll(/\D/g, "");
    if (sign !== undefined || behind !== undefined || cents !== undefined || plain.length < digits.length)
      prices.push(Number(plain) * 100 + Number(cents ?? 0));
    else if (/^[1-9]\d{0,2}$/.test(whole)) counts.push({ value: whole, at: index });
  }
  const fitting = counts.filter(({ value }) =>
    prices.some((unit, index) => unit > 0 && prices.slice(index + 1).includes(unit * Number(value))),
  );
  const values = new Set(fitting.map(({ value }) => value));
  // The number of the row, which may be the same, is before the count.
  return values.size === 1 ? (fitting.at(-1) ?? null) : null;
}
