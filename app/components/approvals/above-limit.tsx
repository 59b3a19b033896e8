import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";

/** Notice that the order needs approval by a second person; renders nothing without a limit. */
export function AboveLimit({ limit }: { limit: string | null }) {
  const t = useT();
  return limit === null ? null : <Notice>{t("checkout.summary.aboveLimit", { limit })}</Notice>;
}
