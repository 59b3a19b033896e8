/** Browser routes of the payments service. README.md describes the steps of a card entry. */
import { cardSessionId } from "@contracts/commerce/payments";
import { cardDigits, cardExpiration, cardTypeOf, passesLuhn } from "@domain/card/card-number";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesApp } from "../env";
import { readText } from "../shared/body";
import { shopOrigins } from "../shared/shop-origins";
import { cardFieldsScript, cardFieldsStyle } from "./assets";
import type { PageSession } from "./card-object";
import { profileOf } from "./issuer";
import {
  type CardField,
  cardPage,
  challengePage,
  closedPage,
  emptyForm,
  type FormState,
  filledPage,
  type PageFrame,
} from "./pages";
import { cardOf, publicOrigin } from "./sessions";
import type { CardTexts } from "./texts";

type C = Context<ServicesApp>;

export const hostedRoutes = new Hono<ServicesApp>();

hostedRoutes.get("/assets/card-fields.css", (c) => asset(c, cardFieldsStyle, "text/css"));
hostedRoutes.get("/assets/card-fields.js", (c) => asset(c, cardFieldsScript, "text/javascript"));
hostedRoutes.get("/cards/:id", (c) => showPage(c, false));
hostedRoutes.post("/cards/:id", (c) => takeCard(c, false));
hostedRoutes.get("/cards/:id/frame", (c) => showPage(c, true));
hostedRoutes.post("/cards/:id/frame", (c) => takeCard(c, true));

async function showPage(c: C, framed: boolean): Promise<Response> {
  const known = await sessionOf(c);
  if (known?.session.state === "filled" && framed) return ready(c, known.id, known.session);
  if (known?.session.state === "filled") return redirectToShop(known.session.returnUrl, known.id);
  if (known?.session.state === "challenged") return challenge(c, known.session, framed);
  if (known?.session.state !== "open") return closed(c, known?.session ?? null, framed);
  const { offersSaving } = known.session;
  return page(c, cardPage(frameOf(known.session, framed), emptyForm, offersSaving), 200, known.session);
}

/** Validates the card in memory and stores only brand, last four digits, expiration and holder. */
async function takeCard(c: C, framed: boolean): Promise<Response> {
  const known = await sessionOf(c);
  if (known?.session.state === "filled")
    return framed ? ready(c, known.id, known.session) : redirectToShop(known.session.returnUrl, known.id);
  const isOpen = known?.session.state === "open" || known?.session.state === "challenged";
  if (!known || !isOpen) return closed(c, known?.session ?? null, framed);
  // Rejects forms from other sites. Old browsers send no Origin header and pass.
  const origin = c.req.header("origin");
  if (origin && origin !== publicOrigin(c)) return c.text("Forbidden", 403);
  const body = await readText(c.req.raw, 4096);
  if (!body.ok) return body.response;
  const fields = new URLSearchParams(body.value);
  if (known.session.state === "challenged") return takeAnswer(c, known, fields.get("answer"), framed);
  const checked = check(fields, new Date());
  if (!checked.ok) {
    const goesOn = await cardOf(c.env, known.id).countWrongEntry();
    if (!goesOn) return closed(c, known.session, framed);
    const { offersSaving } = known.session;
    return page(c, cardPage(frameOf(known.session, framed), checked.form, offersSaving), 422, known.session);
  }
  const { digits, expiration, holderName, profile } = checked;
  const card = { cardType: cardTypeOf(digits), lastFour: digits.slice(-4), expiration, holderName };
  if (!(await cardOf(c.env, known.id).fill(known.id, card, profile, fields.get("save") === "yes")))
    return closed(c, known.session, framed);
  return framed || profile === "challenges"
    ? new Response(null, { status: 303, headers: { location: c.req.path, ...privateHeaders } })
    : redirectToShop(known.session.returnUrl, known.id);
}

/** Handles the holder's answer to the bank. Anything except yes or no shows the question again. */
async function takeAnswer(
  c: C,
  { id, session }: { readonly id: string; readonly session: PageSession },
  answer: string | null,
  framed: boolean,
): Promise<Response> {
  if (answer !== "confirm" && answer !== "refuse") return challenge(c, session, framed, 422);
  await cardOf(c.env, id).answerChallenge(id, answer === "confirm");
  // The page then continues to the shop, or shows that the entry has ended.
  if (framed) return new Response(null, { status: 303, headers: { location: c.req.path, ...privateHeaders } });
  return redirectToShop(session.returnUrl, id);
}

const challenge = (c: C, session: PageSession, framed: boolean, status = 200): Promise<Response> =>
  page(c, challengePage(frameOf(session, framed), session.lastFour ?? ""), status, session);

type Checked =
  | {
      ok: true;
      digits: string;
      expiration: string;
      holderName: string;
      profile: NonNullable<ReturnType<typeof profileOf>>;
    }
  | { ok: false; form: FormState };

function check(fields: URLSearchParams, now: Date): Checked {
  const problems = new Map<CardField, keyof CardTexts>();
  const digits = cardDigits(fields.get("number") ?? "");
  const profile = digits && profileOf(digits);
  if (!digits || !passesLuhn(digits)) problems.set("number", "wrongNumber");
  else if (!profile) problems.set("number", "wrongDemonstration");
  const holder = (fields.get("holder") ?? "").normalize("NFKC").trim();
  // A card number in the holder field must not be stored.
  if (holder.length < 2 || holder.length > 100 || /\d{4}|\p{Cc}/u.test(holder)) problems.set("holder", "wrongHolder");
  const typed = (fields.get("expiration") ?? "").slice(0, 9);
  const expiration = cardExpiration(typed, now);
  if (!expiration) problems.set("expiration", "wrongExpiration");
  if (!/^\d{3,4}$/.test((fields.get("code") ?? "").normalize("NFKC").trim())) problems.set("code", "wrongCode");
  if (digits && profile && expiration && problems.size === 0)
    return { ok: true, digits, expiration, holderName: holder, profile };
  const shownHolder = problems.has("holder") ? "" : holder;
  const form = { holder: shownHolder, expiration: typed, saves: fields.get("save") === "yes", problems };
  return { ok: false, form };
}

async function sessionOf(c: C): Promise<{ id: string; session: PageSession } | null> {
  const id = v.safeParse(cardSessionId, c.req.param("id"));
  if (!id.success) return null;
  const session = await cardOf(c.env, id.output).page();
  return session && { id: id.output, session };
}

const frameOf = ({ language, returnUrl }: PageSession, framed: boolean): PageFrame => ({
  language,
  framed,
  backUrl: returnUrl,
});

function ready(c: C, sessionId: string, session: PageSession): Promise<Response> {
  const { returnUrl, lastFour } = session;
  const card = {
    lastFour: lastFour ?? "",
    nextUrl: withCard(returnUrl, sessionId),
    sessionId,
  };
  return page(c, filledPage(frameOf(session, true), card), 200, session);
}

/** The return address has the session id, so the shop can show why there is no card. */
function closed(c: C, session: PageSession | null, framed: boolean): Promise<Response> {
  const backUrl = session && withCard(session.returnUrl, c.req.param("id") ?? "");
  const isRefused = session?.state === "refused";
  const markup = closedPage({ language: session?.language ?? "en", backUrl, framed, isRefused });
  return page(c, markup, session ? 410 : 404, session);
}

/** Redirects to the shop, which reads the session's state from the gateway; the URL itself proves nothing. */
const redirectToShop = (returnUrl: string, id: string): Response =>
  new Response(null, { status: 303, headers: { location: withCard(returnUrl, id), ...privateHeaders } });

function withCard(returnUrl: string, id: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("card", id);
  return url.href;
}

const privateHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

async function page(
  c: C,
  markup: ReturnType<typeof cardPage>,
  status: number,
  session: PageSession | null,
): Promise<Response> {
  const origins = shopOrigins(c.env).join(" ");
  const framed = c.req.path.endsWith("/frame");
  const shop = session ? new URL(session.returnUrl).origin : "";
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    // For the empty icon, without which browsers request one.
    "img-src data:",
    "script-src 'self'",
    "base-uri 'none'",
    // The form's response redirects to the shop, and browsers apply this list to redirects too.
    `form-action 'self' ${shop}`.trim(),
    `frame-ancestors ${framed && origins ? origins : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join("; ");
  return new Response(String(await markup), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "permissions-policy": "camera=(), microphone=(), geolocation=()",
      "cross-origin-resource-policy": "same-site",
      ...privateHeaders,
      // The form's request must carry its origin.
      "referrer-policy": "same-origin",
    },
  });
}

function asset(c: C, body: string, type: string): Response {
  return c.body(body, 200, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "public, max-age=3600",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
}
