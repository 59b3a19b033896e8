import { $device, type Device } from "~/stores/device";

/**
 * Folds the groups on the given devices and keeps them open on others (C-FOOT-01). Returns a function that stops it.
 */
export function keepGroupsFolded(part: HTMLElement, folded: readonly Device[]): () => void {
  return $device.subscribe((device) => {
    const open = !folded.includes(device);
    for (const fold of part.querySelectorAll<HTMLDetailsElement>("details[data-fold]")) {
      fold.open = open;
      // On other devices it is only a heading, so keep it out of the tab order.
      const label = fold.querySelector("summary");
      if (label) label.tabIndex = open ? -1 : 0;
    }
  });
}
