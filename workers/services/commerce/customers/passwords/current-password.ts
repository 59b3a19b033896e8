/** Fresh authentication of a signed-in customer: the password again. */
import type { Context } from "hono";
import { callerNetwork } from "../../../shared/caller";
import { notFound, problemResponse, tooManyRequests } from "../../../shared/problems";
import { countUse } from "../../../shared/rate-limits/rate-limits";
import { sha256 } from "../../../shared/secrets";
import type { CommerceApp } from "../../context";
import { shopperOf } from "../../shoppers/shopper-of";
import { busy } from "../customer-responses";
import { passwordsFor } from "./password-object";

/** The stored hash if the password is right; otherwise the response. Counts attempts by account. */
export async function checkCurrentPassword(
  c: Context<CommerceApp>,
  currentPassword: string,
): Promise<{ readonly hash: string } | { readonly response: Response }> {
  const { subject } = c.get("claims");
  const wait = await countUse(c.env, `change-password:${subject}`, 10, 900);
  if (wait > 0) return { response: tooManyRequests("Too many attempts. Please try again later.", wait) };
  const me = shopperOf(c.env, "customer", subject);
  const known = await me.credentials(await sha256(`address ${callerNetwork(c.req.raw)}`));
  if (!known) return { response: notFound("me") };
  const matches = await passwordsFor(c.env, subject).verify(currentPassword, known.passwordHash);
  if (matches === "busy") return { response: busy() };
  if (matches && known.passwordHash !== null) return { hash: known.passwordHash };
  const message = "The given current password does not match.";
  return { response: problemResponse(400, { code: "InvalidCurrentPassword", message, field: "currentPassword" }) };
}
