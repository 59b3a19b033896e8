/** Checks an identity and a secret. Every failure has the same result after about the same time. */
import type { PunchoutProtocol } from "@contracts/commerce/punchout";
import type { ServicesEnv } from "../../env";
import { countUse, remainingWait } from "../../shared/rate-limits/rate-limits";
import { passwordsFor } from "../customers/passwords/password-object";
import { findBuyer, type StoredBuyer } from "./buyers";

type BuyerCheck =
  | { readonly ok: true; readonly buyer: StoredBuyer }
  | { readonly ok: false; readonly reason: "wrong" }
  | { readonly ok: false; readonly reason: "wait"; readonly seconds: number };

/** Wrong secrets in a quarter of an hour, from one address and for one buyer over all addresses. */
const wrongFromAddress = 20;
const wrongForBuyer = 500;
const wrongSeconds = 900;
/** Set-ups per buyer and minute; a whole company shares one secret. */
const setupsPerMinute = 300;

export async function verifyBuyer(
  env: ServicesEnv,
  {
    identity,
    secret,
    protocol,
    address,
  }: { identity: string; secret: string; protocol: PunchoutProtocol; address: string },
): Promise<BuyerCheck> {
  const [fromAddress, forBuyer] = [`punchout-wrong-from:${address}`, `punchout-wrong-for:${identity.slice(0, 128)}`];
  const waits = await Promise.all([
    remainingWait(env, fromAddress, wrongFromAddress, wrongSeconds),
    remainingWait(env, forBuyer, wrongForBuyer, wrongSeconds),
  ]);
  const wait = Math.max(...waits);
  if (wait > 0) return { ok: false, reason: "wait", seconds: wait };
  const found = await findBuyer(env, identity);
  const usable = found?.buyer.protocols.includes(protocol) ? found : null;
  const matches = await passwordsFor(env, identity).verify(secret, usable?.secretHash ?? null);
  if (matches === "busy") return { ok: false, reason: "wait", seconds: 5 };
  if (!matches || !usable) {
    await Promise.all([
      countUse(env, fromAddress, wrongFromAddress, wrongSeconds),
      countUse(env, forBuyer, wrongForBuyer, wrongSeconds),
    ]);
    return { ok: false, reason: "wrong" };
  }
  const seconds = await countUse(env, `punchout:${usable.buyer.identity}`, setupsPerMinute, 60);
  return seconds > 0 ? { ok: false, reason: "wait", seconds } : { ok: true, buyer: usable.buyer };
}
