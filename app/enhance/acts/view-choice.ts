import { browserValues } from "~/stores/storage";

/** Rows or cards: remembered for the next list. */
const storageKey = "browse-view";

/** Chooses what was chosen last. */
export function bringView(): void {
  const view = browserValues.get(storageKey);
  for (const radio of document.querySelectorAll<HTMLInputElement>("input[data-view]")) {
    if (radio.value === view) radio.checked = true;
  }
}

/** Remembers a choice. */
export function keepView({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.dataset.view) return;
  browserValues.set(storageKey, target.value);
}
