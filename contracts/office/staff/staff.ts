/** Office users, their invitations and sessions. */
import * as v from "valibot";
import { isEmailAddress } from "../../values/email-address";
import { oneLine } from "../../values/plain-text";
import { roles } from "../permissions";
import { onList, onRecord, withReason } from "../resources";

const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  isEmailAddress("Enter an email address such as name@example.org."),
  v.maxLength(254),
);
const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2, "Enter a name."),
  v.maxLength(100),
  v.regex(oneLine, "Use one line of text without direction controls."),
);
const role = v.picklist(roles, "Choose a role.");
/** Only the length is checked; every character is allowed. */
export const passwordLength = { least: 12, most: 128 } as const;
const newPassword = v.pipe(
  v.string(),
  v.minLength(passwordLength.least, `Use ${passwordLength.least} characters or more.`),
  v.maxLength(passwordLength.most, `Use ${passwordLength.most} characters or fewer.`),
);
/** Input methods write digits in full width, and apps show them in groups. Of a longer text the rest is of no use. */
const typedCode = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .slice(0, 40)
      .normalize("NFKC")
      .replace(/[\s\p{Pd}]/gu, "")
      .slice(0, 20),
  ),
);
const code = v.pipe(typedCode, v.regex(/^\d{6}$/, "Enter the six digits that your app shows."));
const secret = v.pipe(v.string(), v.minLength(16), v.maxLength(200));

export const staffStates = ["invited", "active", "disabled"] as const;

export const staffMember = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role,
  state: v.picklist(staffStates),
  /** Set after too many wrong passwords or codes; ends by itself, or when an owner unlocks the person. */
  locked: v.boolean(),
  /** A demonstration user, who signs in without a password on a demonstration machine and nowhere else. */
  demonstration: v.boolean(),
  createdAt: v.string(),
  signedInAt: v.nullable(v.string()),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

const staffSession = v.object({
  startedAt: v.string(),
  seenAt: v.string(),
  address: v.nullable(v.string()),
  agent: v.string(),
});
export const staffRecord = v.object({ ...staffMember.entries, sessions: v.array(staffSession) });
export type StaffRecord = v.InferOutput<typeof staffRecord>;

export const staffQuery = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  role: v.optional(role),
  state: v.optional(v.picklist(staffStates)),
});

/** `POST /staff/sessions` with the office's key. */
export const signInBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(passwordLength.most)),
  code: typedCode,
});
/** `POST /staff/sessions/demonstration`: id of a demonstration user. */
export const demonstrationSignIn = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });
export const demonstrationUsers = v.object({ users: v.array(v.object({ id: v.string(), name: v.string(), role })) });

export const sessionAnswer = v.object({ token: v.string() });
export const sessionOwner = v.object({ id: v.string(), name: v.string(), role, demonstration: v.boolean() });
export type SessionOwner = v.InferOutput<typeof sessionOwner>;

export const invitation = v.object({ ...onList, email, name, role });
/** `POST /staff/invitations/read`: what the page of an invitation shows. */
export const invitationToken = v.object({ token: secret });
export const invitationAnswer = v.object({
  name: v.string(),
  email: v.string(),
  /** Secret of the second factor in Base32, and as an address for authenticator apps. */
  secret: v.string(),
  uri: v.string(),
});
export const acceptance = v.object({ token: secret, password: newPassword, code });

export const roleChange = v.object({ ...onRecord, ...withReason, role });
/** Disable, enable, unlock, end sessions, invite again. */
export const staffAction = v.object({ ...onRecord, ...withReason });

export const exportNote = v.object({
  resource: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  filters: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(200))),
});
