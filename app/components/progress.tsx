import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useT } from "~/i18n/use-t";
import { finishProgress, progress, startProgress } from "~/stores/progress";
import { useStore } from "~/stores/use-store";
import * as css from "./progress.css";
import { VisuallyHidden } from "./ui/layout";

const words = { hidden: null, loading: "ui.pageLoading", done: "ui.pageLoaded", failed: "ui.pageFailed" } as const;

/** The bar above the page while a navigation is under way; an error page fails it. Part of the document shell, once. */
export function ProgressBar() {
  const t = useT();
  const { state, percent } = useStore(progress);
  const navigating = useNavigation().state !== "idle";
  useEffect(() => {
    if (navigating) startProgress();
    else finishProgress();
  }, [navigating]);
  const word = words[state];
  return (
    <>
      <progress className={`${css.bar} ${css.state[state]}`} max={100} value={percent} aria-hidden="true" />
      <VisuallyHidden>
        {/* The title says which page it is; only documents have theirs read out by themselves. */}
        <span role="status">{word && t(word, { title: state === "done" ? document.title : "" })}</span>
      </VisuallyHidden>
    </>
  );
}
