import { countryLabelCode } from "@domain/market/country-code";
import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { Icon } from "~/components/icon";
import { DialogLink } from "~/components/ui/dialog";
import { VisuallyHidden } from "~/components/ui/layout";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as css from "./country.css";

/** The list of countries comes with the dialog, when it is opened. */
const CountryDialog = lazy(() => import("./country-dialog").then(({ CountryDialog }) => ({ default: CountryDialog })));

/** Code of the country; opens the selection. Without scripts it is a link to the page `/country` (C-CTRY-04). */
export function CountryButton({ label }: { label: string }) {
  const t = useT();
  const { country } = useMarket();
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  return (
    <>
      <DialogLink
        to={`/country?return=${encodeURIComponent(returnTo)}`}
        className={css.button}
        onOpen={() => setOpen(true)}
      >
        <Icon name="country" size="sm" />
        <span aria-hidden="true">{countryLabelCode(country)}</span>
        <VisuallyHidden>{t("country.button", { label })}</VisuallyHidden>
      </DialogLink>
      {open && (
        <Suspense>
          <CountryDialog returnTo={returnTo} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
