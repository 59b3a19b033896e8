import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";

/** Reminds editors that they see drafts (C-HEAD-01). */
export function PreviewBanner() {
  const t = useT();
  return (
    <Notice tone="warning" banner>
      {t("chrome.previewBanner")}
    </Notice>
  );
}
