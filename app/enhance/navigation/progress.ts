/** Shows and announces page loads, from the press until the page is replaced, and their result (C-CHROME-05). */
import { isInternalLink } from "~/components/chrome/frame-links";
import { failProgress, finishProgress, progress, startProgress } from "~/stores/progress";

const words = { hidden: "", loading: "loading", done: "", failed: "failed" } as const;

/** URLs of downloads: the page stays, and no event reports that the file has arrived. "/clones/9.1" is a page. */
const isFile = /\.[a-z]{2}\w*$|\/pdf$/;

/** A press handled by another listener, or one that opens another tab or window, does not leave this page. */
function leavesHere(event: MouseEvent): boolean {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link !== null && isInternalLink(link) && !isFile.test(link.pathname);
}

/** Drives the progress bar: it fills while a document loads. */
export function followNavigation(): void {
  const bar = document.querySelector<HTMLProgressElement>("progress[data-progress]");
  const status = document.querySelector<HTMLElement>("[data-progress-status]");
  progress.subscribe(({ state, percent }) => {
    if (!bar) return;
    bar.dataset.progress = state;
    bar.value = percent;
    const word = words[state];
    if (status) status.textContent = (word && status.dataset[word]) ?? "";
  });
  addEventListener("click", (event) => leavesHere(event) && startProgress());
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method === "dialog" || form.target) return;
    submitter?.setAttribute("data-held", "");
    startProgress();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    finishProgress();
    for (const held of document.querySelectorAll("[data-held]")) held.removeAttribute("data-held");
  });
  announceArrival();
}

/** Announces that this document was reached by a link within the shop. */
function announceArrival(): void {
  const isError = document.querySelector("main [data-failed-page]") !== null;
  if (!isError && !document.referrer.startsWith(`${location.origin}/`)) return;
  startProgress();
  if (isError) failProgress();
  else finishProgress();
}
