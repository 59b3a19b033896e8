import { useLocation } from "@framework/remix";
import { useEffect } from "react";
import { UnreachableBasket } from "~/components/basket/basket-states";
import { UnsentForm } from "~/components/chrome/errors/unsent-form";
import { Page } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import { failProgress } from "~/stores/progress";
import * as css from "./checkout-page.css";

const titles = [
  ["/shippinginformation", "checkout.shipping.title"],
  ["/paymentinformation", "checkout.payment.title"],
  ["/summary", "checkout.summary.title"],
  ["/confirmation", "checkout.confirmation.outageTitle"],
] as const;

/** Replaces a checkout page during an outage; nothing is lost, and the page can be retried. */
export function CheckoutOutage({ error }: { error: unknown }) {
  const t = useT();
  const { pathname, search } = useLocation();
  useEffect(failProgress, []);
  const [, title = "checkout.review.title"] = titles.find(([end]) => pathname.endsWith(end)) ?? [];
  const ordered = pathname.endsWith("/confirmation");
  return (
    <Page className={css.page}>
      <h1 className={css.title}>{t(title)}</h1>
      <UnreachableBasket to={pathname + search}>
        {ordered ? t("checkout.confirmation.outage") : undefined}
      </UnreachableBasket>
      <UnsentForm error={error} />
    </Page>
  );
}
