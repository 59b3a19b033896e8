/**
 * Handles presses that navigate in place: links and GET forms marked `data-stays`, and list controls. The code loads on
 * first use; if that fails, the browser follows the link or sends the form.
 */
import { hasApp } from "@framework/browser/app-state";
import { browseFormId } from "~/components/browse/ids";
import { causedByLeaving } from "~/components/chrome/errors/caused-by-leaving";
import { isInternalLink } from "~/components/chrome/frame-links";
import { whenParsed } from "~/enhance/when-parsed";
import type { TextSource } from "~/i18n/use-t";
import { historyEntryName } from "./history-entry-name";

const lists = () => import("~/enhance/features/lists");
const inPlace = () => import("./in-place");

/** Controls that the server connects to a list's form. */
const listControl = `:is(input,select)[form="${browseFormId}"],#${browseFormId} select`;

/** Call once per document. */
export function handleInPlaceLinks(texts: Promise<TextSource>): void {
  addEventListener("click", (event) => {
    const link = pressedLink(event);
    if (!link?.hasAttribute("data-stays") || hasApp() || !isInternalLink(link)) return;
    event.preventDefault();
    const followed = document.getElementById(browseFormId)
      ? lists().then(({ followInList }) => followInList(link, texts))
      : inPlace().then(({ showInPlace }) => showInPlace(link.href, texts));
    followed.catch(async (reason: unknown) => (await causedByLeaving(reason)) || location.assign(link.href));
  });
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-stays") || form.method !== "get") return;
    if (event.defaultPrevented || hasApp()) return;
    event.preventDefault();
    const address = sentAddress(form, submitter);
    inPlace()
      .then(({ showInPlace }) => showInPlace(address, texts))
      .catch(async (reason: unknown) => (await causedByLeaving(reason)) || location.assign(address));
  });
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (!target.matches(listControl) || hasApp()) return;
    // A list that arrives before the code has loaded sets the controls again.
    const { name, value, checked } = target as HTMLInputElement;
    // If the code fails to load, the form's own button works.
    lists().then(({ applyChoice }) => applyChoice({ name, value, checked }, texts), ignoreError);
  });
  // A history entry shown in place, by this document or an earlier one.
  if (historyEntryName() !== null) inPlace().then(({ handleHistory }) => handleHistory(texts), ignoreError);
  whenParsed(() => {
    if (hasApp() || !document.querySelector(`#${browseFormId},[data-hits]`)) return;
    lists().then(({ startLists }) => startLists(texts), ignoreError);
  });
}

/** The link of a plain press that is not handled yet. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** URL of a GET form, without empty fields. */
function sentAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const address = new URL(form.action);
  const sent = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  address.search = String(new URLSearchParams(sent));
  return address.href;
}

const ignoreError = () => {};
