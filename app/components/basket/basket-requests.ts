/** Talks to `/api/basket`: one request at a time, over all windows, so that two first adds make one basket (T-CART-25). */
import type { BasketAnswer, BasketMessage } from "@contracts/commerce/basket-answers";
import type { TFunction } from "i18next";
import { afterPress } from "~/stores/basket/after-press";
import { $basket, $basketCount, $basketPanel, announceAdded, takeBasket, tellWindows } from "~/stores/basket/basket";
import { showNetworkError } from "~/stores/network";
import { oneAtATime, readyTurn } from "~/stores/storage";
import { showToast } from "~/stores/toasts";
import { leaveUnread } from "./unread";

const path = "/api/basket";
/** Longer than the shop itself tries: only a lost connection ends like this. */
const limitMilliseconds = 60_000;
/** From the finger's touch to the request; a press that lasts longer takes its turn like any other. */
const pressMilliseconds = 1000;

/** `lost`: nobody knows whether the request was carried out. */
export type BasketOutcome = BasketAnswer & { readonly lost?: boolean };

/** What checks an answer comes while the shop writes it. */
const loadAnswers = () => import("./read-answer");

/** Loads what the first press needs besides the answer of the shop. */
export const warmBasketRequests = (): Promise<unknown> => loadAnswers();

let ahead: Promise<BasketOutcome> | null = null;

/** Asks for the basket that the next `readBasket` is going to return: for a press whose component is still on its way. */
export function readBasketAhead(t: TFunction): void {
  ahead = inTurn(() => call(t, { method: "GET" }));
}

/** Reads the basket anew (T-BASK-13). */
export function readBasket(t: TFunction): Promise<BasketOutcome> {
  const begun = ahead ?? inTurn(() => call(t, { method: "GET" }));
  ahead = null;
  return begun;
}

/** @param key names the press of the button: sent again, it is carried out once */
export async function sendBasketForm(
  t: TFunction,
  fields: Readonly<Record<string, string>>,
  key: string,
): Promise<BasketOutcome> {
  const body = new URLSearchParams({ ...fields, key });
  const before = $basket.get()?.basket?.sale ?? null;
  // What was asked for before knows nothing of this change.
  ahead = null;
  const outcome = await inTurn(() => call(t, { method: "POST", body }));
  if (!outcome.ok) return outcome;
  // The visitor first; who counts can wait for a frame.
  if (outcome.added) announceAdded(outcome.added);
  tellWindows(outcome.state);
  const { tellChange } = await loadAnswers();
  afterPress(() => tellChange(before, outcome));
  return outcome;
}

/** Call it when a finger or a button goes down on a form of the basket. */
export const readyBasketTurn = (): void => readyTurn("basket", pressMilliseconds);

/** Sends a change from a page that is going away: nothing that takes a turn would still run there. */
export function sendLastBasketForm(fields: Readonly<Record<string, string>>, key: string): void {
  leaveUnread();
  navigator.sendBeacon(path, new URLSearchParams({ ...fields, key }));
}

async function call(t: TFunction, init: RequestInit): Promise<BasketOutcome> {
  const outcome = await exchange(t, init);
  if (outcome.state) takeBasket(outcome.state);
  if (outcome.expired) tellExpired(t, outcome.expired);
  // A-TOKEN-18; the shop asks for it at most once in 60 seconds.
  if (outcome.reload) location.reload();
  return outcome;
}

async function exchange(t: TFunction, init: RequestInit): Promise<BasketOutcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMilliseconds);
  try {
    const headers = { accept: "application/json" };
    // A change that was sent arrives, also when the page is left meanwhile.
    const sent = fetch(path, { ...init, headers, keepalive: init.method === "POST", signal: limit.signal });
    const [response, { readAnswer }] = await Promise.all([sent, loadAnswers()]);
    const answer = readAnswer(await response.text());
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

/** A-SESS-01 to A-SESS-03: the same words and ways on as on a page that the edge fills. */
function tellExpired(t: TFunction, kind: NonNullable<BasketAnswer["expired"]>): void {
  $basketCount.set(0);
  // The panel lies over the message and keeps presses from it.
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

/** The cookies of one answer go with the next request, also when that comes from another window. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => oneAtATime("basket", work);
