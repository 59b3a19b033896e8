/** Digests that link a review to its writer, for the file of a person's data and for erasure. */
import { normalizeEmail } from "../account/email-address";
import { toBase64Url } from "../http/base64url";

/** SHA-256 as base64url. */
const digest = async (text: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

export const writerOfCustomer = (customerId: string): Promise<string> => digest(`customer:${customerId}`);

/** Digest of a writer without an account. */
export const writerOfAddress = (email: string): Promise<string> => digest(`email:${normalizeEmail(email)}`);
