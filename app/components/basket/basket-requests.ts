/**
 * Client of `/api/basket`. Requests of all windows run one at a time, so that two first adds create one basket
 * (T-CART-25).
 */
import type { BasketAnswer, BasketMessage } from "@contracts/commerce/basket-answers";
import type { Translate } from "~/i18n/translate";
import { afterPress } from "~/stores/basket/after-press";
import {
  $basket,
  $basketCount,
  $basketPanel,
  acceptBasket,
  announceAdded,
  notifyWindows,
} from "~/stores/basket/basket";
import { showNetworkError } from "~/stores/network";
import { prepareLock, runExclusive } from "~/stores/storage";
import { showToast } from "~/stores/toasts";
import { markBasketUnread } from "./unread";

const path = "/api/basket";
/** Longer than the server's own time-outs; only a lost connection takes this long. */
const limitMilliseconds = 60_000;
/** Maximum time from touch to request; a longer press is queued like any other. */
const pressMilliseconds = 1000;

/** `lost`: unknown whether the request was executed. */
export type BasketOutcome = BasketAnswer & { readonly lost?: boolean };

/** Loads the response schema while the server works. */
const loadAnswers = () => import("./read-answer");

/** Preloads the code needed for the first press. */
export const warmBasketRequests = (): Promise<unknown> => loadAnswers();

let ahead: Promise<BasketOutcome> | null = null;

/** Starts the request whose result the next `readBasket` returns, while its component still loads. */
export function prefetchBasket(t: Translate): void {
  ahead = inTurn(() => call(t, { method: "GET" }));
}

/** Reloads the basket (T-BASK-13). */
export function readBasket(t: Translate): Promise<BasketOutcome> {
  const begun = ahead ?? inTurn(() => call(t, { method: "GET" }));
  ahead = null;
  return begun;
}

/** @param key idempotency key of the button press */
export async function sendBasketForm(
  t: Translate,
  fields: Readonly<Record<string, string>>,
  key: string,
): Promise<BasketOutcome> {
  const body = new URLSearchParams({ ...fields, key });
  const before = $basket.get()?.basket?.sale ?? null;
  // A read started before this change is outdated.
  ahead = null;
  waiting.add(body);
  addEventListener("pagehide", sendWaiting);
  const outcome = await inTurn(() => {
    waiting.delete(body);
    return call(t, { method: "POST", body });
  });
  if (!outcome.ok) return outcome;
  // Update the page first; analytics can wait a frame.
  if (outcome.added) announceAdded(outcome.added);
  notifyWindows(outcome.state);
  const { reportBasketChange } = await loadAnswers();
  afterPress(() => reportBasketChange(before, outcome));
  return outcome;
}

/** Call when a pointer goes down on a basket form. */
export const prepareBasketLock = (): void => prepareLock("basket", pressMilliseconds);

/** Queued changes. */
const waiting = new Set<URLSearchParams>();

const sendWaiting = () => waiting.forEach(sendLast);

/** A restored page sends it again under the same key. */
function sendLast(body: URLSearchParams): void {
  markBasketUnread();
  navigator.sendBeacon(path, body);
}

/** Sends a change while the page unloads, when it can no longer be queued. */
export const sendLastBasketForm = (fields: Readonly<Record<string, string>>, key: string): void =>
  sendLast(new URLSearchParams({ ...fields, key }));

async function call(t: Translate, init: RequestInit): Promise<BasketOutcome> {
  const outcome = await exchange(t, init);
  if (outcome.state) acceptBasket(outcome.state);
  if (outcome.expired) reportExpired(t, outcome.expired);
  // A-TOKEN-18; the server requests it at most once in 60 seconds.
  if (outcome.reload) location.reload();
  return outcome;
}

async function exchange(t: Translate, init: RequestInit): Promise<BasketOutcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMilliseconds);
  try {
    const headers = { accept: "application/json" };
    // The page may be left before the response arrives.
    if (init.body) markBasketUnread();
    // Keepalive, so that a sent change arrives even if the page unloads.
    const sent = fetch(path, { ...init, headers, keepalive: init.method === "POST", signal: limit.signal });
    const [response, { readAnswer }] = await Promise.all([sent, loadAnswers()]);
    const answer = readAnswer(await response.text());
    if (init.body) markBasketUnread(Date.now());
    const said = answer ?? failure("something_went_wrong", t("basket.error.somethingWentWrong"));
    return { ...said, lost: response.status >= 500 || answer === null };
  } catch {
    showNetworkError(t);
    return { ...failure("network_error", t("basket.error.network")), lost: true };
  } finally {
    clearTimeout(timer);
  }
}

function failure(code: string, text: string): BasketOutcome {
  const message: BasketMessage = { code, text, inquiry: false };
  return { ok: false, place: { kind: "table" }, messages: [message], state: null, expired: null };
}

/** A-SESS-01 to A-SESS-03: the same message and links as on a page filled by the edge. */
function reportExpired(t: Translate, kind: NonNullable<BasketAnswer["expired"]>): void {
  $basketCount.set(0);
  // The panel covers the message.
  $basketPanel.set(false);
  const id = "session-expired";
  if (kind === "customer") {
    showToast({ id, text: t("errors.sessionCustomer"), action: { text: t("errors.login"), href: "/account/sign-in" } });
  } else if (kind === "punchout") {
    showToast({ id, text: t("errors.sessionPunchout") });
  } else {
    const action = { text: t("errors.refresh"), onClick: () => location.reload() };
    showToast({ id, text: t("errors.sessionAnonymous"), action });
  }
}

/** The cookies of one response must be part of the next request, even from another window. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => runExclusive("basket", work);
