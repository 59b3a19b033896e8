import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { causedByLeaving } from "~/components/chrome/errors/caused-by-leaving";
import * as header from "~/components/chrome/header/header-button.css";
import { Icon } from "~/components/icon";
import { DialogLink } from "~/components/ui/dialog/dialog";
import { widget } from "~/components/widget";
import { useT } from "~/i18n/use-t";
import { pageLeft } from "~/stores/page-left";
import * as css from "./quick-add-button.css";
import type { QuickAddPopup } from "./quick-add-popup";

const page = "/cart/quick-add";
const loadPopup = () => import("./quick-add-popup");

/** Header link to the quick-add page; with scripts it opens a small form for one product (T-QADD-01 to T-QADD-04). */
export const QuickAddButton = widget("quick-add-button", QuickAddButtonElement);

function QuickAddButtonElement() {
  const t = useT();
  const [open, setOpen] = useState(false);
  // A pointer is on the button. A finger leaves before its press counts, so only a mouse resets this.
  const [near, setNear] = useState(false);
  const [Popup, setPopup] = useState<ComponentType<ComponentProps<typeof QuickAddPopup>> | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const closeAndReturn = useCallback(() => {
    setOpen(false);
    anchor.current?.querySelector("a")?.focus();
  }, []);
  useCloseOutside(open, anchor, close, closeAndReturn);
  useEffect(() => {
    if (!(open || near) || Popup) return;
    loadPopup().then(
      ({ QuickAddPopup }) => setPopup(() => QuickAddPopup),
      // If the popup fails to load, follow the link.
      async (reason: unknown) => open && ((await causedByLeaving(reason)) || location.assign(page)),
    );
  }, [open, near, Popup]);
  return (
    <div className={css.anchor} ref={anchor}>
      <DialogLink
        to={page}
        className={header.button}
        data-event="click_quick_add"
        aria-expanded={open}
        onOpen={() => {
          setOpen((was) => !was);
          // A closed popup forgets typed values.
          setNear(false);
        }}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setNear(false)}
        onFocus={() => void loadPopup().catch(() => {})}
      >
        <Icon name="plus" />
        <span className={header.buttonText}>{t("quickAdd.button")}</span>
      </DialogLink>
      {(open || near) && Popup && <Popup open={open} onLeave={close} onDone={closeAndReturn} />}
    </div>
  );
}

/**
 * Closes on a press outside (T-QADD-03), when focus moves to something the popup may cover, on leaving the page, and on
 * Escape, which restores the focus.
 */
function useCloseOutside(
  open: boolean,
  anchor: RefObject<HTMLElement>,
  close: () => void,
  closeAndReturn: () => void,
): void {
  useEffect(() => {
    if (!open) return;
    const left = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) close();
    };
    const keyed = ({ key }: KeyboardEvent) => {
      if (key === "Escape") closeAndReturn();
    };
    document.addEventListener("pointerdown", left);
    document.addEventListener("focusin", left);
    document.addEventListener("keydown", keyed);
    addEventListener(pageLeft, close);
    return () => {
      document.removeEventListener("pointerdown", left);
      document.removeEventListener("focusin", left);
      document.removeEventListener("keydown", keyed);
      removeEventListener(pageLeft, close);
    };
  }, [open, anchor, close, closeAndReturn]);
}
