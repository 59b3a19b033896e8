import { stranger, type Visitor } from "@domain/http/edge-app";
import { authCookie, cartCookie, customerCookie, noticeCookie } from "@domain/http/session-cookies";
import { clearCookie } from "@domain/http/set-cookie";
import { isInconsistent, type SealedSession, type SessionCodec, visitorKind } from "./sealed-session.server";

/** Most visitors send only preferences; none of these names in the header means that there is nothing to open. */
const sealedNames = /(?:^|[;\s])(?:ct-(?:auth|cart|customer|notice)|apollo-token|ff-test)=/;

/** Reads who asks from the cookies; what has to be said about an ended session is said once (A-SESS rows). */
export function createVisitorReader(codec: SessionCodec): (cookieHeader: string | null) => Visitor | Promise<Visitor> {
  return (cookieHeader) =>
    cookieHeader && sealedNames.test(cookieHeader) ? codec.open(cookieHeader).then(describe) : stranger;
}

function describe(session: SealedSession): Visitor {
  const kind = visitorKind(session);
  if (isInconsistent(session)) {
    const setCookies = [authCookie, cartCookie, customerCookie].map(clearCookie);
    return { ...stranger, kind, flagOverrides: session.flags?.flags ?? [], expired: "customer", setCookies };
  }
  return {
    kind,
    itemCount: session.cart?.itemCount ?? 0,
    registrationCountry: session.customer?.registrationCountry ?? null,
    flagOverrides: session.flags?.flags ?? [],
    expired: session.notice?.expired ?? null,
    setCookies: session.notice ? [clearCookie(noticeCookie)] : [],
  };
}
