/** Rows or cards: remembered for the next list. */
const storageKey = "browse-view";

/** Chooses what was chosen last. */
export function bringView(): void {
  try {
    const view = localStorage.getItem(storageKey);
    for (const radio of document.querySelectorAll<HTMLInputElement>("input[data-view]")) {
      if (radio.value === view) radio.checked = true;
    }
  } catch {
    // Then it is rows.
  }
}

/** Remembers a choice. */
export function keepView({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.dataset.view) return;
  try {
    localStorage.setItem(storageKey, target.value);
  } catch {
    // The choice then holds for this page alone.
  }
}
