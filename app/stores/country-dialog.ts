import { atom } from "nanostores";

/** Whether the selection of country and language is open. */
export const $countryDialog = atom(false);

export function openCountryDialog(): void {
  $countryDialog.set(true);
}

export function closeCountryDialog(): void {
  $countryDialog.set(false);
}
