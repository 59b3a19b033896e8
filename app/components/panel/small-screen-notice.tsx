import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import * as css from "./panel-page.css";

/** Shown on screens too narrow for the whole design (A-PANEL-10). */
export function SmallScreenNotice() {
  const t = useT();
  return <Notice className={css.smallScreen}>{t("panel.smallScreen")}</Notice>;
}
