/** Random reader id for votes, in a sealed cookie set with the first vote. */
import { voterId } from "@contracts/customers/feedback";
import { readCookie } from "@domain/http/cookies/session-cookies";
import { setCookie } from "@domain/http/cookies/set-cookie";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";

const cookie = "kb-voter";
const purpose = "knowledge base voter";
const lifeSeconds = 180 * 86_400;

/** Null if the reader has not voted yet. */
export async function knownVoter({ forms, request }: PrivateContext): Promise<string | null> {
  const opened = await forms.openValue(purpose, readCookie(request.headers.get("cookie"), cookie));
  const parsed = v.safeParse(voterId, opened);
  return parsed.success ? parsed.output : null;
}

/** Id of this reader; sets the cookie if it is new. */
export async function voterOf(context: PrivateContext): Promise<string> {
  const known = await knownVoter(context);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  const sealed = await context.forms.sealValue(purpose, id);
  context.setCookie(setCookie(cookie, sealed, { maxAge: lifeSeconds, sameSite: "lax" }));
  return id;
}
