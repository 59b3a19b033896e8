import { browserValues } from "~/stores/storage";

/** Row or card view, remembered for the next list. */
const storageKey = "browse-view";

/** Restores the last choice. */
export function bringView(): void {
  const view = browserValues.get(storageKey);
  for (const radio of document.querySelectorAll<HTMLInputElement>("input[data-view]")) {
    if (radio.value === view) radio.checked = true;
  }
}

/** Stores a choice. */
export function keepView({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.dataset.view) return;
  browserValues.set(storageKey, target.value);
}
