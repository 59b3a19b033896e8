import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";

/** Says that the order will wait for a second person; nothing without a limit. */
export function AboveLimit({ limit }: { limit: string | null }) {
  const t = useT();
  return limit === null ? null : <Notice>{t("checkout.summary.aboveLimit", { limit })}</Notice>;
}
