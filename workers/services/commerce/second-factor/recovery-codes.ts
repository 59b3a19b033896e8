/** Recovery codes: each replaces the app's code once. Only hashes are stored. */
import { grouped, recoveryCodeLength } from "@domain/account/second-factor-code";
import { encodeBase32NoPadding } from "@oslojs/encoding";
import { sha256 } from "../../shared/secrets";

const codes = 10;

/** New codes as the customer sees them, and their hashes. A fast hash is enough for 80 random bits. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const plain = Array.from({ length: codes }, () =>
    encodeBase32NoPadding(crypto.getRandomValues(new Uint8Array((recoveryCodeLength * 5) / 8))),
  );
  return { codes: plain.map((code) => grouped(code, "-")), hashes: await Promise.all(plain.map(sha256)) };
}
