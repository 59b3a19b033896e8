/**
 * What a page that is only read does before the app has come: the header makes room on scrolling, menus open by hovering,
 * groups fold, the page of a link that is pointed at is fetched ahead, the basket's count follows other windows, and a
 * lost connection is said. The app does all of it too, so it ends this when it takes the page over.
 */
import { countLabel } from "@domain/basket/count-label";
import { tellReadPage } from "~/components/analytics/page-view";
import { readBasketNews } from "~/stores/basket-channel";
import { hasCompared } from "~/stores/compared-key";
import { followWindow } from "~/stores/device";
import { rememberScripts } from "~/stores/remember-scripts";
import { fetchAhead } from "./fetch-ahead";
import { followNotice } from "./follow-notice";
import { hideOnScroll } from "./hide-on-scroll";
import { keepFolds } from "./keep-folds";
import { followAnchors } from "./mark-anchor-move";
import { moveMenu } from "./move-menu";

/** How far below the window something is that comes to life when it is seen. */
const nearby = "400px";

let ends: (() => void)[] = [];

/**
 * Begins. Called once in a document, by the inline script that starts the app.
 * @param start starts the app, as often as it is called
 */
export function read(start: () => void): void {
  rememberScripts();
  tellReadPage();
  ends = [
    followWindow(),
    followAnchors(),
    fetchAhead(),
    followNotice(),
    followLine(),
    followBasket(),
    startNear(start),
  ];
  const header = document.querySelector<HTMLElement>("header[data-layout]");
  if (header) {
    // On the home page the search comes to the header when that of the page has scrolled away; it is the app's.
    const heroGone = header.dataset.search === "later" ? (gone: boolean) => gone && start() : null;
    ends.push(hideOnScroll(header, heroGone));
  }
  const menu = header?.querySelector<HTMLElement>("nav[popover]");
  if (menu) ends.push(moveMenu(menu));
  const footer = document.querySelector<HTMLElement>("[data-frame='footer']");
  if (footer) ends.push(keepFolds(footer, ["small-mobile"]));
  // What was chosen to be compared stands at the foot of every page, and the app alone can draw it.
  if (hasCompared()) start();
}

/** Ends all of it: from now on it is the app's. */
export function endReading(): void {
  for (const end of ends) end();
  ends = [];
}

/** Shows the message that the document brought for it, as long as there is no connection (C-CHROME-07). */
function followLine(): () => void {
  const region = document.querySelector<HTMLElement>("[data-island='toast']");
  const template = document.querySelector<HTMLTemplateElement>("template[data-offline]");
  const message = template?.content.firstElementChild?.cloneNode(true);
  if (!region || !(message instanceof HTMLElement)) return () => {};
  const look = () => {
    if (navigator.onLine) message.remove();
    else region.appendChild(message);
  };
  look();
  addEventListener("online", look);
  addEventListener("offline", look);
  return () => {
    message.remove();
    removeEventListener("online", look);
    removeEventListener("offline", look);
  };
}

/** Writes what other windows tell of the basket. */
function followBasket(): () => void {
  return readBasketNews((count) => {
    for (const region of document.querySelectorAll("[data-island='basket-count']")) {
      region.textContent = countLabel(count);
    }
  });
}

/** Starts the app when something comes near that only the app brings to life, as a film or a row that moves. */
function startNear(start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: nearby },
  );
  for (const element of document.querySelectorAll("main [data-live]")) observer.observe(element);
  return () => observer.disconnect();
}
