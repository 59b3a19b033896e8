import { type Country, countryName, getCountry } from "@domain/market/countries";
import { useId, useState } from "react";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { Stack } from "~/components/ui/layout";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useStore } from "~/stores/use-store";
import { $userSettings } from "~/stores/user-settings";
import { ChangeNotes } from "./change-notes";
import * as css from "./country.css";
import { CountryField } from "./country-field";
import { LanguageLinks } from "./language-links";

export interface CountryDialogProps {
  /** Page to return to. */
  returnTo: string;
  onClose: () => void;
}

/** 'Select your country/region': a search field and Continue (C-CTRY-02, C-CTRY-03). */
export function CountryDialog({ returnTo, onClose }: CountryDialogProps) {
  const t = useT();
  const { language, country, region } = useMarket();
  const formId = useId();
  const [chosen, setChosen] = useState<Country | null>(null);
  const settings = useStore($userSettings);
  const nearby = settings && settings.countryCode !== country ? getCountry(settings.countryCode) : null;
  return (
    <Dialog
      open
      size="sm"
      title={t("country.title")}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" disabled={!chosen}>
          {t("country.continue")}
        </Button>
      }
    >
      <Stack gap="s3">
        <p>{t("country.current", { label: countryName(country, language) })}</p>
        <Form id={formId} method="post" action="/country">
          <input type="hidden" name="country" value={chosen?.value ?? ""} />
          <input type="hidden" name="return" value={returnTo} />
          <CountryField chosen={chosen} onChoose={setChosen} />
          {nearby && !chosen && (
            <p className={css.nearby}>
              <Button type="button" size="sm" onClick={() => setChosen(nearby)}>
                {t("country.nearby", { label: nearby.labels[language] })}
              </Button>
            </p>
          )}
        </Form>
        {chosen && <ChangeNotes to={chosen.value} label={chosen.labels[language]} />}
        {region === "global" && (
          <div className={css.languageRow}>
            <LanguageLinks returnTo={returnTo} />
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
