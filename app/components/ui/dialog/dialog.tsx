import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { Link, type LinkProps } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { classes } from "~/components/ui/classes";
import { useT } from "~/i18n/use-t";
import * as css from "./dialog.css";

interface DialogProps {
  open: boolean;
  /** Called on close by its button, Escape, or a press outside. */
  onClose: () => void;
  title: string;
  size?: keyof typeof css.size;
  /** At the edge of the window instead of the middle. */
  sheet?: boolean;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  className?: string;
  /** Render the content while closed, because a press that opens the dialog is likely. */
  prepared?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser traps and restores focus. Scripts only; it is opened by a `DialogLink` to a page
 * with the same content.
 */
export function Dialog({
  open,
  onClose,
  title,
  size = "md",
  sheet,
  footer,
  className,
  prepared,
  children,
}: DialogProps) {
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
    // React bubbles a nested dialog's event up to this one, which must stay open.
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is handled natively and arrives as `close`
    <dialog
      ref={ref}
      className={classes(css.dialog, css.size[size], sheet && css.sheet, className)}
      aria-labelledby={titleId}
      onClose={closed}
      onClick={pressBeside}
    >
      {(open || prepared) && (
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

/** A link to the page with a dialog's content; with scripts a plain press opens the dialog instead. */
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
