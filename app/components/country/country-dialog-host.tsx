import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { $countryDialog, closeCountryDialog } from "~/stores/country-dialog";
import { useStore } from "~/stores/use-store";
import type { CountryDialogProps } from "./country-dialog";

/** The list of countries comes with the dialog, when it is first opened. Where it cannot come, the page `/country` can. */
export function CountryDialogHost() {
  const open = useStore($countryDialog);
  const { pathname, search } = useLocation();
  const [Dialog, setDialog] = useState<ComponentType<CountryDialogProps> | null>(null);
  const returnTo = pathname + search;
  useEffect(() => {
    if (!open || Dialog) return;
    import("./country-dialog").then(
      (module) => setDialog(() => module.CountryDialog),
      () => location.assign(`/country?return=${encodeURIComponent(returnTo)}`),
    );
  }, [open, Dialog, returnTo]);
  return open && Dialog ? <Dialog returnTo={returnTo} onClose={closeCountryDialog} /> : null;
}
