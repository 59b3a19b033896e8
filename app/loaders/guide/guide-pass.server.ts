/** Access to gated guides: signed-in customers, and visitors who gave contact details within 30 days. */
import { readCookie } from "@domain/http/cookies/session-cookies";
import { setCookie } from "@domain/http/cookies/set-cookie";
import type { PrivateContext } from "~/context/request/types";

const cookie = "guides";
const purpose = "guides";
const lifeSeconds = 30 * 86_400;

/** Browsers drop expired cookies; copies must expire too. */
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
