/**
 * Navigates in place: fetches the document, replaces the main part and updates the history. A new navigation aborts the
 * previous one.
 */
import type { SafeHtml } from "@domain/edge-slot/html";
import { reportPageView } from "~/components/analytics/report-page-view";
import { causedByLeaving } from "~/components/chrome/errors/caused-by-leaving";
import { scrollPositionKey } from "~/components/document/keep-scroll-text";
import { trustedHtml } from "~/components/document/trusted-html";
import type { TextSource } from "~/i18n/use-t";
import { pageLeft } from "~/stores/page-left";
import { finishProgress, startProgress } from "~/stores/progress";
import { entryState, replaceEntryState, tabValues } from "~/stores/storage";
import { pressesServed } from "./held-presses";
import { historyPositions, type Place } from "./history-positions";
import { replaceMain } from "./replace-main";

/** Path and query of a URL. */
const pageOf = ({ pathname, search }: Pick<URL, "pathname" | "search">) => pathname + search;

/** Path and query that the main part shows. */
let shown = window.readFrom ?? pageOf(location);
let underWay: { readonly address: string; readonly stop: AbortController } | null = null;
let servesHistory = false;
const listeners: (() => void)[] = [];

/** Address being loaded, if any. */
export const pendingAddress = (): string | null => underWay?.address ?? null;

/** Runs a callback after each navigation in place. */
export function onShown(work: () => void): void {
  listeners.push(work);
}

/** Shows a page in place, as a new history entry. */
export function showInPlace(address: string, texts: Promise<TextSource>): Promise<void> {
  handleHistory(texts);
  return show(new URL(address, location.href), null, texts);
}

/** @param place of the history entry for Back and Forward; null for a new entry */
async function show(asked: URL, place: Place | null, texts: Promise<TextSource>): Promise<void> {
  if (place) dispatchEvent(new Event(pageLeft));
  underWay?.stop.abort();
  const stop = new AbortController();
  const { signal } = stop;
  underWay = { address: asked.href, stop };
  markSearching();
  startProgress();
  const page = await fetchPage(asked, signal);
  // A replaced element would drop its press.
  await pressesServed();
  if (signal.aborted) return;
  underWay = null;
  if (!page) {
    asDocument(asked, place);
    return;
  }
  const at = new URL(page.address);
  at.hash ||= asked.hash;
  const top = place ? place.top : window.scrollY;
  if (place) {
    if (at.href !== location.href) replaceEntryState(entryState(), at.href);
    historyPositions.show(place);
  } else if (!historyPositions.enter(at.href)) {
    asDocument(at, place);
    return;
  }
  shown = pageOf(at);
  unmarkSearching();
  replaceMain(page.document, texts);
  if (top !== null) window.scrollTo({ top, behavior: "instant" });
  finishProgress();
  reportPageView();
  for (const work of listeners) work();
}

/** If the page cannot be shown in place, the browser loads it. */
function asDocument({ href, pathname }: URL, place: Place | null): void {
  if (place) {
    location.reload();
    return;
  }
  tabValues.set(scrollPositionKey, JSON.stringify([pathname, window.scrollY]));
  location.assign(href);
}

/** Handles Back and Forward between entries shown in place. */
export function handleHistory(texts: Promise<TextSource>): void {
  if (servesHistory) return;
  servesHistory = true;
  historyPositions.begin();
  const start = historyPositions.arrive();
  // Back or Forward was pressed before this code loaded.
  if (pageOf(location) !== shown) void show(new URL(location.href), start, texts);
  else historyPositions.show(start);
  addEventListener("popstate", () => {
    const place = historyPositions.arrive();
    if (pageOf(location) !== shown) {
      void show(new URL(location.href), place, texts);
      return;
    }
    // A jump within the page, or away from a pending navigation.
    historyPositions.show(place);
    if (underWay) {
      underWay.stop.abort();
      underWay = null;
      unmarkSearching();
      finishProgress();
      for (const work of listeners) work();
    }
    if (place.top !== null && history.scrollRestoration === "manual") {
      window.scrollTo({ top: place.top, behavior: "instant" });
    }
  });
}

const area = () => document.querySelector<HTMLElement>("main [data-list-area]");

/** Shows and announces that a new list is loading. */
function markSearching(): void {
  const list = area();
  if (!list || list.hasAttribute("data-searching")) return;
  list.setAttribute("data-searching", "");
  const loader = list.querySelector<HTMLTemplateElement>("template[data-searching-loader]")?.content.firstElementChild;
  const shown = loader && list.insertBefore(loader.cloneNode(true) as Element, list.firstChild);
  shown?.setAttribute("data-loader", "");
  list.closest("section")?.setAttribute("aria-busy", "true");
  const status = document.querySelector<HTMLElement>("[data-searching-words]");
  if (!status) return;
  status.dataset.found = status.textContent ?? "";
  status.textContent = status.dataset.searchingWords ?? "";
}

function unmarkSearching(): void {
  const list = area();
  list?.removeAttribute("data-searching");
  list?.querySelector(":scope > [data-loader]")?.remove();
  list?.closest("section")?.removeAttribute("aria-busy");
  const status = document.querySelector<HTMLElement>("[data-found]");
  if (!status) return;
  status.textContent = status.dataset.found ?? "";
  delete status.dataset.found;
}

/** Fetches a page of the shop as a parsed document. */
interface FetchedPage {
  /** Final address after redirects. */
  readonly address: string;
  readonly document: Document;
}

/** First file named by a document; it differs between builds. */
const buildOf = (page: Document) => page.querySelector("link[rel='modulepreload']")?.getAttribute("href");

const { dataset: here } = document.documentElement;

/**
 * Null if the response cannot replace this page: another path, build, market or language, not HTML, not 200, truncated,
 * or failed.
 */
async function fetchPage(address: URL, signal: AbortSignal): Promise<FetchedPage | null> {
  try {
    const response = await fetch(address, { signal, headers: { accept: "text/html" }, credentials: "same-origin" });
    const isHtml = response.headers.get("content-type")?.startsWith("text/html");
    const { pathname } = new URL(response.url);
    if (response.status !== 200 || !isHtml || pathname !== address.pathname) return null;
    const text = await response.text();
    const page = new DOMParser().parseFromString(trustedHtml(text as SafeHtml), "text/html");
    const { dataset } = page.documentElement;
    const isSame =
      buildOf(page) === buildOf(document) && dataset.language === here.language && dataset.country === here.country;
    return isSame && page.querySelector("main") ? { address: response.url, document: page } : null;
  } catch (reason) {
    // If the visitor is leaving, never resolve: null would make the browser load the link instead of the next page.
    return (await causedByLeaving(reason)) ? new Promise(() => {}) : null;
  }
}
