/** Maps gateway errors to account errors. */
import type { CommerceFailure } from "../commerce/types";
import type { AccountErrorCode, AccountFailure } from "./types";

const codes: Readonly<Record<string, AccountErrorCode>> = {
  InvalidCredentials: "invalid-credentials",
  invalid_customer_account_credentials: "invalid-credentials",
  PasswordResetRequired: "reset-required",
  SecondFactorRequired: "code-needed",
  InvalidSecondFactor: "wrong-code",
  ExpiredSecondFactor: "expired-code",
  SecondFactorOn: "already-on",
  PasskeyRefused: "passkey-refused",
  DuplicateField: "duplicate-email",
  WeakPassword: "weak-password",
  InvalidCurrentPassword: "wrong-password",
  PasswordRequired: "password-required",
  ExpiredCustomerEmailToken: "expired-token",
  ExpiredCustomerPasswordToken: "expired-token",
  HumanCheckFailed: "human-check",
  TooManyRequests: "too-many",
  InvalidVatId: "invalid-vat-id",
  InvalidPostalCode: "invalid-postal-code",
  ConcurrentModification: "changed-meanwhile",
  SameAddress: "same-address",
  EmailTaken: "email-taken",
  NotVerified: "not-verified",
  AlreadyMember: "already-member",
  InvitationExpired: "invitation-expired",
  OtherAddress: "other-address",
  LastAdmin: "last-admin",
  NoCompany: "no-company",
  Forbidden: "not-admin",
  AlreadyDecided: "already-decided",
  // Messages of these two are for programmers.
  InvalidInput: "not-accepted",
  ResourceNotFound: "gone",
  CertificateExpired: "certificate-expired",
  invalid_token: "signed-out",
  invalid_grant: "signed-out",
  insufficient_scope: "signed-out",
};

export function accountFailure(failure: CommerceFailure): AccountFailure {
  const { status, errors } = failure;
  const [first] = errors;
  return { ok: false, status, code: codeOf(failure), message: first.message };
}

function codeOf({ status, errors }: CommerceFailure): AccountErrorCode {
  if (status === 0) return "network";
  if (status === 429) return "too-many";
  if (status === 415) return "file-type";
  if (status >= 500) return "unknown";
  for (const { code } of errors) {
    const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
    if (known) return known;
  }
  return errors[0].message === "" ? "unknown" : "other";
}
