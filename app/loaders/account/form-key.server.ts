/**
 * Hidden key of an account form. It identifies the account and the values shown, so that an old form cannot undo
 * changes made in another window or write to another account.
 */
import type { Profile } from "~/services/accounts/types";

/** Changes since the form was rendered. */
type FormFreshness = "as-shown" | "changed" | "other-account";

const keyPattern = /^([\w-]{36})-([0-9a-z]{1,7})-([0-9a-z]{1,7})$/;

/** @param shown initial values of the form; null if it starts empty */
export const formKey = ({ id }: Pick<Profile, "id">, shown: unknown): string =>
  `${crypto.randomUUID()}-${markOf(id)}-${markOf(shown)}`;

/** A form returned with errors keeps its key, because it still refers to the values first shown. */
export const keptKey = (typed: string | undefined): string | null => (typed && keyPattern.test(typed) ? typed : null);

/** A form without a key is treated as up to date. */
export function formFreshness(
  key: FormDataEntryValue | null,
  { id }: Pick<Profile, "id">,
  now: unknown,
): FormFreshness {
  const [, , account, shown] = (typeof key === "string" && keyPattern.exec(key)) || [];
  if (account !== undefined && account !== markOf(id)) return "other-account";
  return shown !== undefined && shown !== markOf(now) ? "changed" : "as-shown";
}

/** Idempotency key of a form's input, so that a second press adds nothing. */
export function intentOf(key: FormDataEntryValue | null, meaning: unknown): string | undefined {
  if (typeof key !== "string" || !/^[\w-]{8,64}$/.test(key)) return undefined;
  return `form-${key}-${markOf(meaning)}`;
}

/** A checksum to tell texts apart; it is not a secret. */
function markOf(value: unknown): string {
  let sum = 0x811c9dc5;
  for (const letter of JSON.stringify(value ?? null)) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
}
