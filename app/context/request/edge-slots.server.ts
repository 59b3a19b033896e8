/** Slot contents that the edge writes into a public page. */
import { userLabelOf } from "@domain/analytics/user-label";
import { countLabel } from "@domain/basket/count-label";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import type { EdgeSlotName } from "@domain/edge-slot/markers";
import { toastHtml } from "@domain/edge-slot/toast";
import type { Visitor } from "@domain/http/edge-app";
import type { Language, Market } from "@domain/market/market";
import { createT } from "~/i18n/texts.server";
import type { Translate } from "~/i18n/translate";

const texts = new Map<Language, Translate>();

/** Loads a language's texts once per isolate, for the synchronous `edgeSlotContents`. */
export function loadEdgeSlotTexts(language: Language): Promise<void> | undefined {
  if (texts.has(language)) return undefined;
  return createT(language).then((t) => {
    texts.set(language, t);
  });
}

/** A slot without an entry keeps its fallback. */
export function edgeSlotContents(market: Market, visitor: Visitor): Partial<Record<EdgeSlotName, string>> {
  const t = texts.get(market.language);
  if (!t) return {};
  return {
    ...(visitor.itemCount > 0 && { "basket-count": html`${countLabel(visitor.itemCount)}` }),
    ...(visitor.kind === "customer" && { "account-links": customerLinks(t) }),
    // A punchout buyer has no account here (A-GUARD-09), and a country fixed by the procurement system (C-HEAD-16).
    ...(visitor.kind === "punchout" && { "account-links": punchoutLinks(t), country: html`` }),
    ...((visitor.expired || visitor.outdatedBrowser) && { toast: toasts(t, visitor) }),
    ...(visitor.consentSettled && { consent: html`` }),
    ...((visitor.kind === "customer" || visitor.kind === "punchout") && { visitor: analyticsName(visitor) }),
  };
}

function customerLinks(t: Translate): SafeHtml {
  return html`<a href="/account/my">${t("chrome.myAccount")}</a> <form method="post" action="/account/sign-out" data-signs-out><button>${t("chrome.signOut")}</button></form>`;
}

function punchoutLinks(t: Translate): SafeHtml {
  return html`<span>${t("chrome.punchoutWelcome")}</span> <a href="/about-us/order-support">${t("chrome.contact")}</a>`;
}

/** Label and, for a customer, pseudonym for analytics scripts (C-ANALYT-11). */
function analyticsName({ kind, pseudonym = "" }: Visitor): SafeHtml {
  return html`<data value="${pseudonym}" data-user="${userLabelOf(kind)}"></data>`;
}

function toasts(t: Translate, { expired, outdatedBrowser }: Visitor): SafeHtml {
  const session = expired ? expiredToast(t, expired) : html``;
  const browser = outdatedBrowser
    ? toastHtml({ id: "browser", text: t("errors.outdatedBrowser"), closeLabel: t("ui.closeMessage") })
    : html``;
  return html`${markup(session)}${markup(browser)}`;
}

/** A-SESS-01 to A-SESS-03; without scripts, a link to the page itself reloads it. */
function expiredToast(t: Translate, kind: NonNullable<Visitor["expired"]>): SafeHtml {
  const closeLabel = t("ui.closeMessage");
  if (kind === "customer") {
    return toastHtml({
      text: t("errors.sessionCustomer"),
      closeLabel,
      action: { text: t("errors.login"), href: "/account/sign-in" },
    });
  }
  if (kind === "punchout") return toastHtml({ text: t("errors.sessionPunchout"), closeLabel });
  return toastHtml({ text: t("errors.sessionAnonymous"), closeLabel, action: { text: t("errors.refresh"), href: "" } });
}
