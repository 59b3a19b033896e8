import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./progress.css";

/** The bundle may have written before an app of the page hydrates it: the same object each time, which React leaves alone. */
const left = { __html: "" };

/**
 * The bar above the page while the next document is awaited (C-CHROME-05, C-CHROME-06). Part of the document shell, once;
 * the enhancement bundle moves it (`app/enhance/navigation/progress.ts`), with the words that stand here.
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
