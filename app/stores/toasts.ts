/** Toasts at the bottom of the window. They stay until closed (A-SESS-07). */
import { atom } from "nanostores";

export interface Toast {
  /** A toast with the same id replaces the earlier one. */
  readonly id: string;
  readonly text: string;
  readonly tone?: "info" | "success" | "danger";
  /** Text with a link or a handler (A-SESS-04). */
  readonly action?: { readonly text: string } & ({ readonly href: string } | { readonly onClick: () => void });
}

/** Current toasts. The enhancement bundle renders them, and receives the app's by events. */
export const toasts = atom<readonly Toast[]>([]);

const shown = "shop:toast";
const closed = "shop:toast-closed";

/** Shows a toast. */
export function showToast(toast: Toast): void {
  dispatchEvent(new CustomEvent(shown, { detail: toast }));
}

/** Removes a toast: by its close button, or when its subject is gone. */
export function closeToast(id: string): void {
  dispatchEvent(new CustomEvent(closed, { detail: id }));
}

/** Syncs the list between app and bundle; called once per document by the renderer. */
export function followToasts(): void {
  const without = (gone: string) => toasts.get().filter(({ id }) => id !== gone);
  addEventListener(shown, ({ detail }: CustomEventInit<Toast>) => {
    if (detail) toasts.set([...without(detail.id), detail]);
  });
  addEventListener(closed, ({ detail }: CustomEventInit<string>) => {
    if (detail !== undefined) toasts.set(without(detail));
  });
}
