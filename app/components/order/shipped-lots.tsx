import { Link } from "~/components/navigation";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import type { ShippedLotView } from "~/loaders/order/view.server";

/** Lots of a line with their certificates; a recall is stated first. */
export function ShippedLots({ lots }: { lots: readonly ShippedLotView[] }) {
  const t = useT();
  const lang = useTextLang();
  return lots.map(({ number, quantity, href, certificate, recall }) => (
    <div key={number}>
      {recall && (
        <Notice tone="danger" title={t("order.lotRecalled", { number, day: recall.day })}>
          <p lang={lang(recall.reason)}>{recall.reason}</p>
          <p>{t("order.recallAdvice")}</p>
        </Notice>
      )}
      <Link to={href}>{t("order.lot", { number, quantity })}</Link>
      {"\u00a0· "}
      <a href={certificate} aria-label={t("order.certificateOf", { number })}>
        {t("order.certificate")}
      </a>
      {!recall && (
        <>
          {"\u00a0· "}
          <Link to={`${href}#again`} data-print="hide">
            {t("order.sameLot")}
          </Link>
        </>
      )}
    </div>
  ));
}
