/** Amounts in integer minor units of a currency, never in fractions of a minor unit. */
import type { Money } from "@contracts/values/money";

/** Fraction digits of currencies that do not have two (ISO 4217). */
const exceptionalDigits: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** Fraction digits of a currency: 2 unless listed above (JPY 0). */
export function currencyDigits(currencyCode: string): number {
  return exceptionalDigits[currencyCode] ?? 2;
}

/** An amount of `centAmount` minor units, with the currency's fraction digits. */
export function moneyOf(centAmount: number, currencyCode: string): Money {
  return { centAmount, currencyCode, fractionDigits: currencyDigits(currencyCode) };
}

export function zero(currencyCode: string): Money {
  return moneyOf(0, currencyCode);
}

/** Sum of two amounts in one currency. Throws if currencies or scales differ, which is a bug of the caller. */
export function add(a: Money, b: Money): Money {
  if (a.currencyCode !== b.currencyCode || a.fractionDigits !== b.fractionDigits) {
    throw new RangeError(`cannot add ${b.currencyCode}/${b.fractionDigits} to ${a.currencyCode}/${a.fractionDigits}`);
  }
  return { ...a, centAmount: checked(a.centAmount + b.centAmount) };
}

/** `a` minus `b`; throws like {@link add}. */
export function subtract(a: Money, b: Money): Money {
  return add(a, negate(b));
}

/** The amount with the opposite sign; zero stays positive. */
export function negate(a: Money): Money {
  return { ...a, centAmount: a.centAmount === 0 ? 0 : -a.centAmount };
}

/** The amount times an integer. */
export function multiply(a: Money, times: number): Money {
  if (!Number.isSafeInteger(times)) throw new RangeError(`cannot multiply by ${times}`);
  return { ...a, centAmount: checked(a.centAmount * times) };
}

/** Sum of the amounts; zero in `currencyCode` if there are none. */
export function sum(amounts: readonly Money[], currencyCode: string): Money {
  return amounts.reduce(add, amounts[0] ? { ...amounts[0], centAmount: 0 } : zero(currencyCode));
}

function checked(centAmount: number): number {
  if (!Number.isSafeInteger(centAmount)) throw new RangeError("amount out of range");
  return centAmount === 0 ? 0 : centAmount;
}
