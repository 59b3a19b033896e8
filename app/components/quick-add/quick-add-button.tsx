import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "~/components/icon";
import { DialogLink } from "~/components/ui/dialog";
import { useT } from "~/i18n/use-t";
import * as css from "./quick-add.css";
import { QuickAddPopup } from "./quick-add-popup";

/** Header link to the page for several products; with scripts it opens a small form for one (T-QADD-01 to T-QADD-04). */
export function QuickAddButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the popup
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      anchor.current?.querySelector("a")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [open]);
  return (
    <div className={css.anchor} ref={anchor}>
      <DialogLink
        to="/cart/quick-add"
        className={css.button}
        aria-expanded={open}
        onOpen={() => setOpen((was) => !was)}
      >
        <Icon name="plus" />
        <span className={css.buttonText}>{t("quickAdd.button")}</span>
      </DialogLink>
      {open && <QuickAddPopup onClose={() => setOpen(false)} />}
    </div>
  );
}
