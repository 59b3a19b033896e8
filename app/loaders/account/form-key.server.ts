/**
 * The hidden key of an account's form. Beside its name it says whose page the form stood on and what that showed, so that
 * a form that has stood open does not undo what another window has done, and never writes into another account.
 */
import type { Profile } from "~/services/accounts/types";

/** What has happened since the form was shown. */
export type Standing = "as-shown" | "changed" | "other-account";

const keyPattern = /^([\w-]{36})-([0-9a-z]{1,7})-([0-9a-z]{1,7})$/;

/** @param shown what the form was filled with; null for a form that begins empty */
export const formKey = ({ id }: Pick<Profile, "id">, shown: unknown): string =>
  `${crypto.randomUUID()}-${markOf(id)}-${markOf(shown)}`;

/** A form that was sent back to be corrected keeps its key: it is still about what was shown first. */
export const keptKey = (typed: string | undefined): string | null => (typed && keyPattern.test(typed) ? typed : null);

/** A form without a key claims nothing. */
export function standingOf(key: FormDataEntryValue | null, { id }: Pick<Profile, "id">, now: unknown): Standing {
  const [, , account, shown] = (typeof key === "string" && keyPattern.exec(key)) || [];
  if (account !== undefined && account !== markOf(id)) return "other-account";
  return shown !== undefined && shown !== markOf(now) ? "changed" : "as-shown";
}

/** The same form with the same words is the same intent: a second press adds nothing twice. */
export function intentOf(key: FormDataEntryValue | null, meaning: unknown): string | undefined {
  if (typeof key !== "string" || !/^[\w-]{8,64}$/.test(key)) return undefined;
  return `form-${key}-${markOf(meaning)}`;
}

/** Tells texts apart; it protects nothing, for whoever has the form has seen what is in it. */
function markOf(value: unknown): string {
  let sum = 0x811c9dc5;
  for (const letter of JSON.stringify(value ?? null)) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
}
