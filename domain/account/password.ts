/**
 * Strong-password rules (A-PASSWD-10 to A-PASSWD-15) plus a check for common words. Forms and the gateway report the
 * same problems.
 */

/** In the order forms list them. */
export const passwordRules = ["length", "upper", "lower", "digit", "special", "space"] as const;
type PasswordRule = (typeof passwordRules)[number];
type PasswordProblem = PasswordRule | "long" | "common";

const minPasswordLength = 8;
/** Longer passwords are refused; cutting them would change the user's choice. */
export const longestPassword = 128;

const keeps: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => [...password].length >= minPasswordLength,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  space: (password) => password !== "" && !/\s/u.test(password),
};

/** True if the password meets the rule. */
export const meetsRule = (rule: PasswordRule, password: string): boolean => keeps[rule](password);

/** All problems of a password; empty if valid. */
export function passwordProblems(password: string): PasswordProblem[] {
  if (password.length > longestPassword) return ["long"];
  const problems: PasswordProblem[] = passwordRules.filter((rule) => !meetsRule(rule, password));
  return problems.length === 0 && isCommon(password) ? ["common"] : problems;
}

/** Words behind most leaked passwords that meet such rules. */
const commonWords = new Set([
  ...["password", "passwort", "passw", "welcome", "willkommen", "qwerty", "qwertz", "azerty", "letmein", "iloveyou"],
  ...["admin", "administrator", "abc", "abcd", "abcdef", "monkey", "dragon", "sunshine", "princess", "football"],
  ...["baseball", "master", "superman", "batman", "shadow", "michael", "jennifer", "charlie", "changeme", "default"],
  ...["secret", "test", "testing", "guest", "login", "hello", "spring", "summer", "autumn", "winter", "january"],
  ...["monday", "friday", "sakura", "woaini", "asdf", "asdfgh", "zxcvbn", "qazwsx", "trustno", "pokemon", "computer"],
  ...["internet", "whatever", "access", "benchside", "antibody", "research"],
]);
const lookalikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

/** True for a common word in any spelling, with at most a number and a symbol added at either end. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  const trimmed = plain.replace(/[^\p{L}]{1,6}$/u, "").replace(/^[^\p{L}]{1,4}/u, "");
  const read = [...trimmed].map((letter) => lookalikes[letter] ?? letter).join("");
  return commonWords.has(trimmed) || commonWords.has(read) || /^(.)\1*$/u.test(trimmed);
}
