import { regionalSiteAvailable, regionOf } from "@domain/market/resolve-market";
import { useRouteLoaderData } from "@remix-run/react";
import { Notice } from "~/components/ui/notice/notice";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { RootPageData } from "~/loaders/page/root.server";
import { $basketCount } from "~/stores/basket/basket";
import { useStore } from "~/stores/use-store";

interface ChangeNotesProps {
  /** The chosen country. */
  to: string;
  label: string;
}

/** Warns about the effects of the change: another site, an emptied basket, the end of the session. */
export function ChangeNotes({ to, label }: ChangeNotesProps) {
  const t = useT();
  const { country, region } = useMarket();
  const distributors = useRouteLoaderData<RootPageData>("root")?.distributorCountries ?? [];
  const basketCount = useStore($basketCount) ?? readBasketCount();
  if (to === country) return null;
  const keepsBasket = distributors.includes(country) && distributors.includes(to);
  const moves = regionOf(to) !== region;
  return (
    <>
      {moves && (regionalSiteAvailable(to) || region !== "global") && (
        <Notice announce="polite">{t("country.movesToRegion", { label })}</Notice>
      )}
      {basketCount > 0 && !keepsBasket && (
        <Notice tone="warning" title={t("country.basketWarningTitle")} announce="polite">
          {t("country.basketWarning", { label })}
        </Notice>
      )}
      {isSignedIn() && (
        <Notice tone="warning" announce="polite">
          {t("country.signOutWarning")}
        </Notice>
      )}
    </>
  );
}

/** Until this page has loaded the basket, use the count that the edge wrote into the header. */
function readBasketCount(): number {
  const text = document.querySelector('[data-island="basket-count"]')?.textContent ?? "";
  return Number.parseInt(text.replace(/\D/g, "") || "0", 10);
}

/** The page does not know its visitor, so read what the edge wrote into the header. */
function isSignedIn(): boolean {
  return document.querySelector('[data-island="account-links"] a[href="/account/my"]') !== null;
}
