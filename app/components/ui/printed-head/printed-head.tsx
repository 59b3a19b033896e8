import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as css from "./printed-head.css";

/**
 * The header is not printed, so this prints the shop's name, the page's URL if it has one, and the date of its content.
 */
export function PrintedHead({ address }: { address: string | null }) {
  const t = useT();
  const { pageDay } = useFormat();
  return (
    <p className={css.head} data-print="only">
      {[t("site.brand"), address, pageDay].filter((part) => part !== null).join(" · ")}
    </p>
  );
}
