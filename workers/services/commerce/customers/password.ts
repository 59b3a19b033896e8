/**
 * Password hashes: scrypt with N = 2^14, r = 8, p = 5 (16 MiB, about 0.14 s), stored with their parameters so that they
 * can be raised. One hash runs at a time in an isolate: eight at once would stall every other request for seconds.
 */
import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

const cost = { log2N: 14, r: 8, p: 5 } as const;
const keyBytes = 32;

let last: Promise<unknown> = Promise.resolve();

function oneAtATime<T>(work: () => T): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

function derive(password: string, salt: Buffer, { log2N, r, p }: { log2N: number; r: number; p: number }): Buffer {
  return scryptSync(password.normalize("NFKC"), salt, keyBytes, { N: 2 ** log2N, r, p, maxmem: 64 * 1024 * 1024 });
}

/** "scrypt$14$8$5$salt$key", salt and key in base64. */
export function hashPassword(password: string): Promise<string> {
  return oneAtATime(() => {
    const salt = randomBytes(16);
    const key = derive(password, salt, cost);
    return ["scrypt", cost.log2N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join("$");
  });
}

/** Compares with a stored hash. Without one it works as long and answers false. */
export function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  return oneAtATime(() => {
    const [scheme, log2N, r, p, salt, key] = (stored ?? "").split("$");
    if (scheme !== "scrypt" || !salt || !key) {
      derive(password, Buffer.alloc(16), cost);
      return false;
    }
    const expected = Buffer.from(key, "base64");
    const actual = derive(password, Buffer.from(salt, "base64"), { log2N: Number(log2N), r: Number(r), p: Number(p) });
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}
