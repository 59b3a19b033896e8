import { html, markup, type SafeHtml } from "./html";

interface EdgeSlotToast {
  /** Unique in the document; defaults to "session". */
  readonly id?: string;
  readonly text: string;
  readonly closeLabel: string;
  /** Defaults to "info". */
  readonly tone?: "info" | "danger";
  /** `href` must be a path of this site. */
  readonly action?: { readonly text: string; readonly href: string };
}

/** A message in the `toast` slot: the same markup as the app's own, and closable without scripts. */
export function toastHtml({ id = "session", text, closeLabel, tone = "info", action }: EdgeSlotToast): SafeHtml {
  const link = action ? html`<a href="${action.href}">${action.text}</a>` : html``;
  return html`<dialog open data-toast="${tone}" data-notice="${id}" aria-labelledby="${id}-toast"><p id="${id}-toast">${text}</p>${markup(link)}<form method="dialog"><button type="submit" aria-label="${closeLabel}"><svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg></button></form></dialog>`;
}
