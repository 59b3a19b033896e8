/** Invitations: a mailed link, valid once for three days, to set a password and a second factor. */
import type { MailRequest } from "@contracts/mail";
import type { ServicesEnv } from "../env";
import { newTotpSecret } from "../shared/authenticator/totp";
import { officeDatabase } from "../shared/office/office-database";
import { secretOfAction, sha256 } from "../shared/secrets";
import { sealSecret } from "./sign-in";
import { personById, type StaffRow } from "./staff-store";

const validMilliseconds = 3 * 24 * 3600 * 1000;

interface Invitation {
  readonly person: StaffRow;
  readonly sealedSecret: string;
}

/**
 * A new link for a person, which replaces the former one and is derived from the action's key. The statement belongs in
 * the caller's transaction; the mail is sent before it, as for invitations of companies.
 */
export async function newInvitation(env: ServicesEnv, { id, email }: Pick<StaffRow, "id" | "email">, key: string) {
  const token = await secretOfAction(env, "staff invitation", key, email);
  const hash = await sha256(token);
  const statement = (await officeDatabase(env))
    .prepare(
      `insert or replace into staff_invitations (token_hash, staff_id, totp_secret, ends_at)
       select ?1, ?2, ?3, ?4 where exists (select 1 from staff where id = ?2)`,
    )
    .bind(hash, id, await sealSecret(env, newTotpSecret()), Date.now() + validMilliseconds);
  return { token, hash, statement };
}

/** Null for a link that does not exist, was used, or has expired. */
export async function invitationOf(env: ServicesEnv, token: string): Promise<Invitation | null> {
  const row = await (await officeDatabase(env))
    .prepare("select staff_id, totp_secret from staff_invitations where token_hash = ? and ends_at > ?")
    .bind(await sha256(token), Date.now())
    .first<{ staff_id: string; totp_secret: string }>();
  const person = row && (await personById(env, row.staff_id));
  return person && person.state !== "disabled" ? { person, sealedSecret: row.totp_secret } : null;
}

/** Sets password and second factor, and ends the link and every session. False if the link was used meanwhile. */
export async function acceptInvitation(
  env: ServicesEnv,
  token: string,
  { person, sealedSecret }: Invitation,
  { passwordHash, step }: { readonly passwordHash: string; readonly step: number },
): Promise<boolean> {
  const database = await officeDatabase(env);
  const hash = await sha256(token);
  const link = "exists (select 1 from staff_invitations where token_hash = ?1)";
  const [changed] = await database.batch([
    database
      .prepare(
        `update staff set password = ?2, totp_secret = ?3, totp_step = ?4, state = 'active', failures = 0,
           locked_until = 0, version = version + 1 where id = ?5 and ${link}`,
      )
      .bind(hash, passwordHash, sealedSecret, step, person.id),
    database.prepare(`delete from staff_sessions where staff_id = ?2 and ${link}`).bind(hash, person.id),
    database.prepare("delete from staff_invitations where token_hash = ?1").bind(hash),
  ]);
  return changed?.meta.changes === 1;
}

/** The mail with the link. The hash of the link is its id, so it is sent once. */
export function invitationMail(
  { email, name }: Pick<StaffRow, "email" | "name">,
  { token, hash }: { readonly token: string; readonly hash: string },
): MailRequest {
  return {
    id: `staff-${hash}`,
    to: email,
    language: "en",
    template: "message",
    data: {
      subject: "Your access to the Benchside office",
      heading: `Welcome to the office, ${name}`,
      paragraphs: [
        "You have been invited to work in the office of Benchside. Choose a password and set up an authenticator app with the link below. It is valid for three days and works once.",
        "If you did not expect this email, do nothing.",
      ],
      facts: [],
      action: { label: "Accept the invitation", path: `/invitation?token=${token}` },
      site: "office",
    },
  };
}
