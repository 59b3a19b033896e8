import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./progress.css";

/** The bundle may write here before an app hydrates. A constant object, so that React never updates it. */
const left = { __html: "" };

/**
 * Progress bar during page loads (C-CHROME-05, C-CHROME-06). Part of the document shell, once; the enhancement bundle
 * drives it (`app/enhance/navigation/progress.ts`) and uses the texts from here.
 */
export function ProgressBar() {
  const t = useT();
  return (
    <>
      <progress
        className={css.bar}
        max={100}
        value={0}
        aria-hidden="true"
        data-progress="hidden"
        suppressHydrationWarning
      />
      <VisuallyHidden>
        <span
          role="status"
          data-progress-status=""
          data-loading={t("ui.pageLoading")}
          data-failed={t("ui.pageFailed")}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: writes nothing, see `left`
          dangerouslySetInnerHTML={left}
        />
      </VisuallyHidden>
    </>
  );
}
