import { html } from "@domain/edge-slot/html";
import { useId } from "react";
import { EdgeSlot } from "~/components/edge-slot";
import { Icon } from "~/components/icon";
import { Link } from "~/components/navigation";
import { useT } from "~/i18n/use-t";
import { closeToast, type Toast } from "~/stores/toasts";
import * as css from "./toast-region.css";

/**
 * Region for toasts: bottom center, announced, closed manually. The slot holds the edge's message about the session and
 * works without scripts; the enhancement bundle adds later messages beside it. Part of the shell, once.
 */
export function ToastRegion() {
  const t = useT();
  return (
    <section className={css.region} aria-label={t("ui.messages")} aria-live="polite" data-print="hide">
      <EdgeSlot name="toast" as="div" className={css.list} fallback={html``} />
      <div
        className={css.list}
        data-toasts=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: writes nothing, see `left`
        dangerouslySetInnerHTML={left}
      />
    </section>
  );
}

/** A constant object, so that React never updates the content. */
const left = { __html: "" };

/** A non-modal dialog, whose close button needs no script. */
export function ToastMessage({ toast }: { toast: Toast }) {
  const t = useT();
  const textId = useId();
  const { action } = toast;
  return (
    <dialog open data-toast={toast.tone ?? "info"} aria-labelledby={textId} onClose={() => closeToast(toast.id)}>
      <p id={textId}>{toast.text}</p>
      {action &&
        ("href" in action ? (
          <Link to={action.href} onClick={() => closeToast(toast.id)}>
            {action.text}
          </Link>
        ) : (
          <button type="button" onClick={action.onClick}>
            {action.text}
          </button>
        ))}
      <form method="dialog">
        <button type="submit" aria-label={t("ui.closeMessage")}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
