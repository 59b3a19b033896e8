import * as orders from "~/components/order/orders.css";
import { CopyButton } from "~/components/ui/copy-button/copy-button";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { useT } from "~/i18n/use-t";

/**
 * Link for the person who orders. The visitor's own mail program sends it, because the shop mails quotes to their own
 * address only (W14).
 */
export function HandOver({ number, link }: { number: string; link: string }) {
  const t = useT();
  const mail = new URLSearchParams({
    subject: t("quote.handOver.subject", { number }),
    body: t("quote.handOver.body", { number, link }),
  });
  return (
    <Disclosure summary={t("quote.handOver.heading")} className={orders.onScreen}>
      <div className={orders.section}>
        <p>{t("quote.handOver.text")}</p>
        <p className={orders.lines}>
          <a href={link}>{link}</a> <CopyButton text={link} label={t("quote.handOver.link")} />
        </p>
        <p>
          {/* Mail programs read a plus sign as such, not as a space. */}
          <a href={`mailto:?${mail.toString().replaceAll("+", "%20")}`}>{t("quote.handOver.mail")}</a>
        </p>
      </div>
    </Disclosure>
  );
}
