/** Second factor as a customer types it. */

type SecondFactorCode =
  | { readonly kind: "app"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string };

/** Letters of a recovery code: 80 bits in Base32. */
export const recoveryCodeLength = 16;

/** Six digits of an app, or a recovery code, in any width, case and grouping; null for anything else. */
export function readSecondFactorCode(typed: string): SecondFactorCode | null {
  const code = typed
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  return code.length === recoveryCodeLength && /^[A-Z2-7]+$/.test(code) ? { kind: "recovery", code } : null;
}

/** Groups of four, which are easier to copy: `ABCD-EFGH-IJKL-MNOP`. */
export const grouped = (code: string, separator: string): string => code.match(/.{1,4}/g)?.join(separator) ?? "";
