import { useEffect, useRef, useState } from "react";
import { Icon } from "~/components/icon";
import { live } from "~/components/live";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./copy-button.css";

/**
 * Puts a text on the clipboard and says so. Appears with scripts, in the room that was kept for it: a line that broke when it
 * comes would move the rest of the page. Without scripts the text is there to be selected.
 */
export const CopyButton = live("copy-button", CopyButtonElement);

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
