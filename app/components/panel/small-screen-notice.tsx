import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import * as css from "./panel-page.css";

/** Shown below the width that the design needs to be seen at once (A-PANEL-10). */
export function SmallScreenNotice() {
  const t = useT();
  return <Notice className={css.smallScreen}>{t("panel.smallScreen")}</Notice>;
}
