import { ToastMessage } from "~/components/document/toast-region";
import { mountPoint } from "~/enhance/mount";
import type { TextSource } from "~/i18n/use-t";
import { followToasts, toasts } from "~/stores/toasts";

/** Renders toasts into the document's region. */
export function showToasts(texts: Promise<TextSource>): void {
  followToasts();
  let draw: ReturnType<typeof mountPoint> | null = null;
  toasts.listen(async () => {
    const region = document.querySelector("[data-toasts]");
    if (!region) return;
    draw ??= mountPoint(await texts, region);
    draw(toasts.get().map((toast) => <ToastMessage key={toast.id} toast={toast} />));
  });
}
