import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { Link, type LinkProps } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { classes } from "~/components/ui/classes";
import { useT } from "~/i18n/use-t";
import * as css from "./dialog.css";

interface DialogProps {
  open: boolean;
  /** Closed by its button, Escape, or a press beside it. */
  onClose: () => void;
  title: string;
  size?: keyof typeof css.size;
  /** Along the edge of the window instead of in the middle. */
  sheet?: boolean;
  /** Buttons at the foot. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A modal on the native element: the browser keeps the focus inside and gives it back. It exists only with scripts;
 * what opens it is a `DialogLink` to a page that shows the same content.
 */
export function Dialog({ open, onClose, title, size = "md", sheet, footer, className, children }: DialogProps) {
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  const pressBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    // React lets it rise to a dialog around this one, which stays open.
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the native key, and arrives as `close`
    <dialog
      ref={ref}
      className={classes(css.dialog, css.size[size], sheet && css.sheet, className)}
      aria-labelledby={titleId}
      onClose={closed}
      onClick={pressBeside}
    >
      {open && (
        <>
          <div className={css.header}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            <Button type="button" variant="quiet" size="sm" icon="close" iconOnly onClick={onClose}>
              {t("ui.dialogClose")}
            </Button>
          </div>
          <div className={css.body}>{children}</div>
          {footer && <div className={css.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}

/** A link to the page that holds a dialog's content; with scripts a plain press opens the dialog instead. */
export function DialogLink({ onOpen, ...link }: LinkProps & { onOpen: () => void }) {
  return (
    <Link
      {...link}
      aria-haspopup="dialog"
      onClick={(event) => {
        const newPlace = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
        if (newPlace) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}
