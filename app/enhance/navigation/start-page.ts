/** Starts everything that pages need from the beginning: window, header, menus, links, connection, basket, session. */

import { truncationMessageId } from "@framework/browser/truncated-document";
import { ignoreAbortedImport, reportFault, reportFaults } from "~/browser-reports/report-faults";
import { leaveFormerShop } from "~/components/account/former-shop";
import { prepareBasketLock, readBasket } from "~/components/basket/basket-requests";
import { isBasketUnread } from "~/components/basket/unread";
import { followAnchors } from "~/components/chrome/anchor-scroll";
import { keepGroupsFolded } from "~/components/chrome/footer/folding-groups";
import { footerShown } from "~/components/chrome/footer/footer-events";
import { hideOnScroll } from "~/components/chrome/header/hide-on-scroll";
import { startMenu } from "~/components/chrome/header/menu-behavior";
import { followOutdatedBrowserNotice } from "~/components/chrome/outdated-browser-notice";
import { startPrefetching as onIntent } from "~/components/chrome/prefetch";
import { answerBanner } from "~/components/consent/answer-banner";
import { searchedKey } from "~/components/document/hold-presses-text";
import { closeMenus } from "~/components/ui/menu/close-menus";
import { startAnalytics } from "~/enhance/features/analytics";
import { followBasketCount } from "~/enhance/features/basket-count";
import { startChat } from "~/enhance/features/chat";
import { startCompare } from "~/enhance/features/compare";
import { openCountryOnPress } from "~/enhance/features/country";
import { preloadFeatures } from "~/enhance/features/preload-features";
import { showToasts } from "~/enhance/features/toasts";
import { keepFocus } from "~/enhance/keep-focus";
import { whenElementParsed, whenParsed } from "~/enhance/when-parsed";
import type { TextSource } from "~/i18n/use-t";
import { followWindow } from "~/stores/device";
import { followConnection } from "~/stores/network";
import { rememberScripts } from "~/stores/remember-scripts";
import { tabValues } from "~/stores/storage";
import { loadUserSettings } from "~/stores/user-settings";
import { followPlaceholders } from "./placeholders";
import { followNavigation } from "./progress";
import { followRestoredPage } from "./restored-page";

/** Call once per document. Parts that need texts wait for them. */
export function startPage(texts: Promise<TextSource>): void {
  // Read from the document, so browsers do not load the table of regions.
  const { asksCountry, browserReports } = document.documentElement.dataset;
  reportFaults(browserReports !== undefined);
  begin(rememberScripts);
  begin(followWindow);
  begin(followAnchors);
  begin(followOutdatedBrowserNotice);
  begin(followPlaceholders);
  begin(startPrefetching);
  begin(answerBanner);
  begin(followBasketCount);
  addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Element && target.closest("form[action='/cart'] [type='submit']")) prepareBasketLock();
  });
  begin(() => openCountryOnPress(texts));
  // The bundle may run before the document is parsed; the header is complete once `main` starts.
  whenElementParsed("main", () => {
    begin(followNavigation);
    if (asksCountry !== undefined) begin(loadUserSettings);
    const header = document.querySelector<HTMLElement>("header[data-layout]");
    // The home page's header needs the search field in `main`.
    if (header?.dataset.layout === "homepage") whenParsed(() => begin(() => followHeader(header)));
    else if (header) begin(() => followHeader(header));
  });
  whenParsed(() => {
    const footer = document.querySelector<HTMLElement>("[data-frame='footer']");
    if (footer) begin(() => followFooter(footer));
  });
  addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.dataset.signsOut !== undefined) leaveFormerShop();
  });
  const withTexts = async () => {
    const { t } = await texts;
    begin(() => followConnection(t));
    // A change sent while the last page unloaded may not have reached the server yet.
    if (isBasketUnread()) for (const ms of [0, 1000, 4000]) setTimeout(readBasket, ms, t);
  };
  void withTexts().catch(ignoreAbortedImport);
  begin(() => showToasts(texts));
  begin(() => startCompare(texts));
  begin(closeMenus);
  whenParsed(() => {
    begin(keepFocus);
    begin(() => startChat(texts));
    begin(followRestoredPage);
    begin(reportTruncatedPage);
  });
  begin(keepSearchedPhrase);
  begin(startAnalytics);
  begin(preloadFeatures);
}

/** The code loads only after a search. */
function keepSearchedPhrase(): void {
  const typed = tabValues.get(searchedKey) ?? "";
  if (typed === "") return;
  import("~/enhance/features/searched-phrase").then(({ storeSearchedPhrase }) => {
    storeSearchedPhrase(typed);
    // Not before, because a page that unloads while the code loads stores nothing.
    tabValues.set(searchedKey, "");
  }, ignoreAbortedImport);
}

/** Isolates failures, so that a browser that rejects one part still gets the others. */
function begin(part: () => void): void {
  try {
    part();
  } catch (error) {
    reportFault("a part of the page does not come to life", error);
  }
}

function followFooter(part: HTMLElement): void {
  keepGroupsFolded(part, ["small-mobile"]);
  const footer = part.closest("footer");
  footerShown((shown) => {
    if (footer) footer.hidden = !shown;
  });
}

function followHeader(header: HTMLElement): void {
  // On the home page the header shows its search once the hero's has scrolled away.
  const home = header.dataset.layout === "homepage";
  const heroGone = (gone: boolean) => {
    header.dataset.search = gone ? "shown" : "later";
  };
  hideOnScroll(header, home ? heroGone : null);
  const menu = header.querySelector<HTMLElement>("nav[popover]");
  if (!menu) return;
  // The sidebar covers its button, so it takes the focus. Set here, because in frames of another site the attribute in
  // markup causes a console error.
  menu.querySelector("button")?.setAttribute("autofocus", "");
  startMenu(menu);
}

/** Other browsers get the rules from a response header (`workers/storefront/edge`). */
function startPrefetching(): void {
  const supports = HTMLScriptElement.supports?.("speculationrules") ?? false;
  if (!supports) onIntent();
}

/**
 * Shows a message at the end of the page if its document was truncated; blocks written in order leave no other trace.
 * Call once the document is parsed.
 */
function reportTruncatedPage(): void {
  // The last element of every document.
  if (document.querySelector("[data-mounts]")) return;
  const words = document.getElementById(truncationMessageId);
  const main = document.getElementById("main-content") ?? document.body;
  if (words instanceof HTMLTemplateElement) main.appendChild(words.content.cloneNode(true));
}
