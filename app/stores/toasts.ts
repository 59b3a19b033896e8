/** Messages at the foot of the window. They stay until the visitor closes them (A-SESS-07). */
import { atom } from "nanostores";

export interface Toast {
  /** A second message with the same id takes the place of the first. */
  readonly id: string;
  readonly text: string;
  readonly tone?: "info" | "success" | "danger";
  /** Text with a link or with something to do (A-SESS-04). */
  readonly action?: { readonly text: string } & ({ readonly href: string } | { readonly onClick: () => void });
}

/** Messages that are shown. The enhancement bundle draws them, and hears of those of the page's app by events. */
export const toasts = atom<readonly Toast[]>([]);

const shown = "shop:toast";
const closed = "shop:toast-closed";

/** Shows a message. */
export function showToast(toast: Toast): void {
  dispatchEvent(new CustomEvent(shown, { detail: toast }));
}

/** Takes a message away: its close button, or the end of what it was about. */
export function closeToast(id: string): void {
  dispatchEvent(new CustomEvent(closed, { detail: id }));
}

/** Keeps the list in step with both; called once in a document, by whoever draws it. */
export function followToasts(): void {
  const without = (gone: string) => toasts.get().filter(({ id }) => id !== gone);
  addEventListener(shown, ({ detail }: CustomEventInit<Toast>) => {
    if (detail) toasts.set([...without(detail.id), detail]);
  });
  addEventListener(closed, ({ detail }: CustomEventInit<string>) => {
    if (detail !== undefined) toasts.set(without(detail));
  });
}
