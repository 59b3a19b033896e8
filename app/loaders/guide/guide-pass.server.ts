/** Who may open gated guides: customers who are signed in, and those who said who they are within the last 30 days. */
import { readCookie } from "@domain/http/cookies/session-cookies";
import { setCookie } from "@domain/http/cookies/set-cookie";
import type { PrivateContext } from "~/context/request/types";

const cookie = "guides";
const purpose = "guides";
const lifeSeconds = 30 * 86_400;

/** The browser drops the cookie at its end; a copy of it must not live on. */
export async function hasGuidePass(context: PrivateContext): Promise<boolean> {
  const { session, forms, request, now } = context;
  if (session.kind === "customer") return true;
  const until = Number(await forms.openValue(purpose, readCookie(request.headers.get("cookie"), cookie)));
  return until > now.getTime();
}

export async function giveGuidePass({ forms, now, setCookie: add }: PrivateContext): Promise<void> {
  const sealed = await forms.sealValue(purpose, String(now.getTime() + lifeSeconds * 1000));
  add(setCookie(cookie, sealed, { maxAge: lifeSeconds, sameSite: "lax" }));
}
