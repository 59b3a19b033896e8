import { useEffect, useRef, useState } from "react";
import { Icon } from "~/components/icon";
import { VisuallyHidden } from "~/components/ui/layout";
import { widget } from "~/components/widget";
import { useT } from "~/i18n/use-t";
import * as css from "./copy-button.css";

/**
 * Copies a text to the clipboard and confirms it. Appears with scripts, in reserved space to avoid a layout shift.
 * Without scripts the text can be selected.
 */
export const CopyButton = widget("copy-button", CopyButtonElement);

function CopyButtonElement({ text, label }: { text: string; label: string }) {
  const t = useT();
  const [state, setState] = useState<"absent" | "ready" | "copied" | "failed">("absent");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    setState("ready");
    return () => clearTimeout(timer.current);
  }, []);
  if (state === "absent") return <span className={css.room} />;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState("ready"), 2000);
  };
  return (
    <>
      <button type="button" className={css.button} onClick={copy} aria-label={t("ui.copyValue", { label })}>
        <Icon name={state === "copied" ? "check" : "copy"} size="sm" />
      </button>
      <VisuallyHidden>
        <span role="status">
          {state === "copied" && t("site.copied")}
          {state === "failed" && t("ui.copyFailed")}
        </span>
      </VisuallyHidden>
    </>
  );
}
