/** Behavior of hit lists: controls, keys, view and analytics. Loaded by pages that have one. */
import { facetNames } from "@contracts/search/search-names";
import { facetChange } from "@domain/search-url/facet-change";
import { splitListValues } from "@domain/search-url/list-values";
import { parseBrowseUrl } from "@domain/search-url/parse";
import { browseHref } from "@domain/search-url/serialize";
import { findSortName } from "@domain/search-url/sort";
import { type BrowseState, changeBrowseState, pageSizes } from "@domain/search-url/state";
import { browsePath, newStructure, oldStructure } from "@domain/search-url/structure";
import { browseFormId, facetPanelId, facetsHeadingId } from "~/components/browse/ids";
import { onShown, pendingAddress, showInPlace } from "~/enhance/navigation/in-place";
import type { TextSource } from "~/i18n/use-t";
import { type SearchClick, sendSearchClick } from "~/stores/analytics/search-clicks";
import { $device } from "~/stores/device";
import { storePhrase } from "~/stores/search-history";
import { browserValues } from "~/stores/storage";

type ListControl = HTMLInputElement | HTMLSelectElement;

/** A control's name and setting, read at the press. */
interface Choice {
  readonly name: string;
  readonly value: string;
  /** Undefined for a selection. */
  readonly checked?: boolean;
}

function controls(): { form: HTMLFormElement | null; all: readonly ListControl[] } {
  const form = document.getElementById(browseFormId);
  if (!(form instanceof HTMLFormElement)) return { form: null, all: [] };
  const all = [...form.elements].flatMap((element): ListControl[] => {
    if (element instanceof HTMLSelectElement) return [element];
    return element instanceof HTMLInputElement && element.type === "checkbox" ? [element] : [];
  });
  return { form, all };
}

const stateOf = (address: string): BrowseState => parseBrowseUrl(new URL(address, location.href).searchParams);

/** State of the last request, to which the next change applies, even if the page still shows an older one. */
const pendingState = (): BrowseState => stateOf(pendingAddress() ?? controls().form?.dataset.address ?? location.href);

/** The state change of a choice. */
function changeBy({ name, value, checked }: Choice, state: BrowseState): Partial<BrowseState> {
  if (checked !== undefined) return facetChange(state, name, splitListValues([value])[0] ?? value, checked);
  const isSort = name === newStructure.sort || name === oldStructure.sort;
  return isSort
    ? { sort: findSortName(value) ?? state.sort }
    : { pageSize: pageSizes.find((size) => String(size) === value) };
}

function ask(state: BrowseState, texts: Promise<TextSource>): Promise<void> {
  const isNew = controls().form?.elements.namedItem(newStructure.sort) instanceof HTMLElement;
  return showInPlace(browseHref(state, isNew ? newStructure : oldStructure), texts);
}

/** Applies a choice. Sets the controls to it again if a list has arrived since and reset them. */
export function applyChoice(choice: Choice, texts: Promise<TextSource>): Promise<void> {
  const state = pendingState();
  const next = changeBrowseState(state, changeBy(choice, state));
  showState(next);
  return ask(next, texts);
}

/** Follows a link that removes filters, and updates the controls at once. */
export function followInList(link: HTMLAnchorElement, texts: Promise<TextSource>): Promise<void> {
  const { control, value = "" } = link.dataset;
  if (!control) {
    showState(stateOf(link.href));
    return showInPlace(link.href, texts);
  }
  const state = pendingState();
  const next = changeBrowseState(state, facetChange(state, control, splitListValues([value])[0] ?? value, false));
  showState(next);
  return ask(next, texts);
}

function showState(state: BrowseState): void {
  for (const control of controls().all) {
    const { name, value } = control;
    if (control instanceof HTMLSelectElement) {
      control.value = name === newStructure.sort || name === oldStructure.sort ? state.sort : String(state.pageSize);
      continue;
    }
    const chosen: readonly string[] =
      name === "other" ? state.other : (state.facets[facetNames.find((known) => known === name) ?? "categories"] ?? []);
    control.checked = chosen.includes(splitListValues([value])[0] ?? value);
  }
}

const isSet = (control: ListControl) =>
  control instanceof HTMLSelectElement
    ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.checked !== control.defaultChecked;

/** Applies choices made before the scripts loaded. */
function carryOutEarlyChoices(texts: Promise<TextSource>): void {
  const set = controls().all.filter(isSet);
  if (set.length === 0 || pendingAddress()) return;
  const state = set.reduce((asked, control) => changeBrowseState(asked, changeBy(control, asked)), pendingState());
  void ask(state, texts);
}

/** Focuses the sheet, which covers its button. `autofocus` would take the focus on every page with facets. */
function focusSheet(): void {
  const heading = document.getElementById(facetsHeadingId);
  heading?.setAttribute("autofocus", "");
  // It opens without scripts, so it may already be open.
  const sheet = heading?.closest(":popover-open");
  if (sheet && !sheet.contains(document.activeElement)) heading?.focus();
}

/** On a wide window, such as a turned tablet's, the facets are a column; an open sheet would lie over the whole page. */
function closeSheetOnWideWindow(): void {
  $device.listen((device) => device === "desktop" && document.getElementById(facetPanelId)?.hidePopover());
}

/** Stores every phrase shown on the results page (C-HIST-01). */
function keepShownPhrase(): void {
  if (location.pathname === browsePath) storePhrase(stateOf(location.href).query);
}

function reportHit({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>("a[data-row-link]") : null;
  const { hits, query = "", requestId } = link?.closest<HTMLElement>("[data-hits]")?.dataset ?? {};
  if (!link || !requestId) return;
  const engine = hits as SearchClick["engine"];
  sendSearchClick({ engine, query, requestId, documentId: link.dataset.rowLink ?? "" });
}

let begun = false;

/** Call once the document is parsed. */
export function startLists(texts: Promise<TextSource>): void {
  if (begun) return;
  begun = true;
  addEventListener("click", reportHit, true);
  addEventListener("keydown", moveBetweenRows);
  addEventListener("change", storeView);
  restoreView();
  focusSheet();
  closeSheetOnWideWindow();
  keepShownPhrase();
  carryOutEarlyChoices(texts);
  onShown(() => {
    showState(pendingState());
    focusSheet();
  });
}

/** Row or card view, remembered for the next list. */
const storageKey = "browse-view";

/** Restores the last choice. */
function restoreView(): void {
  const view = browserValues.get(storageKey);
  for (const radio of document.querySelectorAll<HTMLInputElement>("input[data-view]")) {
    if (radio.value === view) radio.checked = true;
  }
}

/** Stores a choice. */
function storeView({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.dataset.view) return;
  browserValues.set(storageKey, target.value);
}

/** Up, Down, Home and End move between the links of a hit list. Elsewhere keys keep their function. */
function moveBetweenRows(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...(target.closest("[data-hits]")?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
  const at = links.indexOf(target);
  if (at < 0) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = to === undefined ? undefined : links[to];
  if (!link) return;
  event.preventDefault();
  link.focus();
}
