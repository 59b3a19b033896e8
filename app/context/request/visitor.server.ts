import { authCookie, cartCookie, customerCookie, noticeCookie } from "@domain/http/cookies/session-cookies";
import { clearCookie } from "@domain/http/cookies/set-cookie";
import { anonymousVisitor, type Visitor } from "@domain/http/edge-app";
import type { Pseudonyms } from "~/context/visit/pseudonyms.server";
import {
  isInconsistent,
  type SealedSession,
  type SessionCodec,
  visitorKind,
} from "~/context/visit/sealed-session.server";
import type { VisitPseudonyms } from "~/context/visit/visit-pseudonyms.server";

/** Fast path: most visitors only send preferences; without any of these names there is nothing to open. */
const sealedNames = /(?:^|[;\s])(?:ct-(?:auth|cart|customer|notice|frame)|apollo-token|ff-test)=/;

/**
 * Reads the visitor from cookies; an ended session is announced once (A-SESS rows).
 * @param previewFrames origins of the content's editor, which may show a preview in a frame
 */
export function createVisitorReader(
  codec: SessionCodec,
  pseudonym: Pseudonyms,
  visits: VisitPseudonyms,
  previewFrames: readonly string[] = [],
): (cookieHeader: string | null) => Visitor | Promise<Visitor> {
  const framed = (visitor: Visitor): Visitor =>
    visitor.kind === "preview" && previewFrames.length > 0 ? { ...visitor, frames: previewFrames } : visitor;
  return (cookieHeader) =>
    cookieHeader && sealedNames.test(cookieHeader)
      ? read(codec, pseudonym, visits, cookieHeader).then(framed)
      : anonymousVisitor;
}

async function read(
  codec: SessionCodec,
  pseudonym: Pseudonyms,
  visits: VisitPseudonyms,
  cookieHeader: string,
): Promise<Visitor> {
  const session = await codec.open(cookieHeader);
  const visitor = describe(session);
  // All punchout buyers share one customer id, which identifies nobody.
  const customerId = visitor.kind === "customer" ? session.customer?.id : undefined;
  const visit = await visits(session.cart?.id ?? customerId ?? null);
  const known = visit === null ? visitor : { ...visitor, visit };
  if (customerId === undefined) return known;
  return { ...known, pseudonym: await pseudonym(customerId) };
}

function describe(session: SealedSession): Visitor {
  const kind = visitorKind(session);
  const framed = session.frame ? { frames: session.frame.origins } : {};
  if (isInconsistent(session)) {
    const setCookies = [authCookie, cartCookie, customerCookie].map((name) => clearCookie(name));
    return { ...anonymousVisitor, kind, flagOverrides: session.flags?.flags ?? [], expired: "customer", setCookies };
  }
  return {
    ...framed,
    kind,
    itemCount: session.cart?.itemCount ?? 0,
    registrationCountry: session.customer?.registrationCountry ?? null,
    ...((kind === "customer" || kind === "punchout") &&
      session.auth?.priceGroup && { priceGroup: session.auth.priceGroup }),
    flagOverrides: session.flags?.flags ?? [],
    expired: session.notice?.expired ?? null,
    setCookies: session.notice ? [clearCookie(noticeCookie, Boolean(session.frame))] : [],
  };
}
