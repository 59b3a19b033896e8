/**
 * Password hashes: an HMAC with the shop's pepper, then scrypt with N = 2^14, r = 8, p = 5 (16 MiB, about 0.14 s).
 * Hashes store their parameters and the pepper's id, so both can be changed later.
 */
import { createHash, createHmac, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

const cost = { log2N: 14, r: 8, p: 5 } as const;
const keyBytes = 32;

type PasswordEnv = { PASSWORD_PEPPERS: string; PASSWORD_LOG2N?: string; DEMO?: string };

/** log2 of N. Only a demonstration may use less, which keeps tests fast. */
export function log2NOf({ PASSWORD_LOG2N: asked, DEMO }: PasswordEnv): number {
  const value = Number(asked);
  return asked && DEMO === "1" && value >= 4 && value <= cost.log2N ? value : cost.log2N;
}

/** Peppers of `PASSWORD_PEPPERS`, newest first. New hashes use the first; verification accepts all. */
export function peppersOf(env: PasswordEnv): readonly string[] {
  const peppers = env.PASSWORD_PEPPERS.split(",").map((pepper) => pepper.trim());
  if (peppers.some((pepper) => pepper.length < 32)) {
    throw new Error("PASSWORD_PEPPERS: each needs 32 characters or more");
  }
  if (env.DEMO !== "1" && peppers.some((pepper) => pepper.startsWith("demo-"))) {
    throw new Error("PASSWORD_PEPPERS: demonstration values are refused outside a demonstration");
  }
  return peppers;
}

const idOf = (pepper: string) => createHash("sha256").update(`pepper ${pepper}`).digest("hex").slice(0, 8);

function derive(
  password: string,
  pepper: string,
  salt: Buffer,
  { log2N, r, p }: { log2N: number; r: number; p: number },
): Buffer {
  const peppered = createHmac("sha256", pepper).update(password.normalize("NFKC")).digest();
  return scryptSync(peppered, salt, keyBytes, { N: 2 ** log2N, r, p, maxmem: 64 * 1024 * 1024 });
}

/** "scrypt$14$8$5$pepper-id$salt$key", salt and key in base64. */
export function hashPassword(password: string, [pepper]: readonly string[], log2N: number): string {
  if (!pepper) throw new Error("No pepper is configured.");
  const salt = randomBytes(16);
  const { r, p } = cost;
  const key = derive(password, pepper, salt, { log2N, r, p });
  return ["scrypt", log2N, r, p, idOf(pepper), salt.toString("base64"), key.toString("base64")].join("$");
}

/** Compares with a stored hash. Without one, or with an unknown format, it takes as long and returns false. */
export function verifyPassword(
  password: string,
  stored: string | null,
  peppers: readonly string[],
  usualLog2N: number,
): boolean {
  const [scheme, log2N, r, p, pepperId, salt, key] = (stored ?? "").split("$");
  const pepper = peppers.find((candidate) => idOf(candidate) === pepperId);
  if (scheme !== "scrypt" || !pepper || !salt || !key) {
    derive(password, peppers[0] ?? "", Buffer.alloc(16), { ...cost, log2N: usualLog2N });
    return false;
  }
  const expected = Buffer.from(key, "base64");
  const parameters = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const actual = derive(password, pepper, Buffer.from(salt, "base64"), parameters);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
