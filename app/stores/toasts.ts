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

export const toasts = atom<readonly Toast[]>([]);

/** Shows a message. */
export function showToast(toast: Toast): void {
  toasts.set([...toasts.get().filter(({ id }) => id !== toast.id), toast]);
}

/** Takes a message away: its close button, or the end of what it was about. */
export function closeToast(id: string): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
