import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as css from "./printed-head.css";

/** On paper the header is missing, so a page names its shop, its address if it has one, and the day of its contents. */
export function PrintedHead({ address }: { address: string | null }) {
  const t = useT();
  const { pageDay } = useFormat();
  return (
    <p className={css.head} data-print="only">
      {[t("site.brand"), address, pageDay].filter((part) => part !== null).join(" · ")}
    </p>
  );
}
