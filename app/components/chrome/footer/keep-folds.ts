import { $device, type Device } from "~/stores/device";

/**
 * Folds the groups of a part of the frame on the devices that are named, and opens them for good on others (C-FOOT-01).
 * Returns the function that ends it.
 */
export function keepFolds(part: HTMLElement, folded: readonly Device[]): () => void {
  return $device.subscribe((device) => {
    const open = !folded.includes(device);
    for (const fold of part.querySelectorAll<HTMLDetailsElement>("details[data-fold]")) {
      fold.open = open;
      // A heading, not a button: nothing to press, so nothing to stop at.
      const label = fold.querySelector("summary");
      if (label) label.tabIndex = open ? -1 : 0;
    }
  });
}
