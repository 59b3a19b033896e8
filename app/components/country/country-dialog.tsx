import type { Country } from "@domain/market/countries";
import { keptFormField, keptFormId } from "@domain/market/kept-form";
import { choosesLanguage, regionOf } from "@domain/market/region-rules";
import { useRouteLoaderData } from "@framework/remix";
import { useId, useRef, useState } from "react";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { Field } from "~/components/ui/field/field";
import { Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { RootPageData } from "~/loaders/page/root.server";
import { $basketCount } from "~/stores/basket/basket";
import { useStore } from "~/stores/use-store";
import { $userSettings } from "~/stores/user-settings";
import * as css from "./country-dialog.css";
import type { CountryField } from "./country-field-props";
import { LanguageLinks } from "./language-links";

export interface CountryDialogProps {
  /** The combobox with the list of countries; null until its file, which is six times as large as this one, has loaded. */
  field: CountryField | null;
  /** False renders it without showing it. */
  open: boolean;
  /** Page to return to. */
  returnTo: string;
  onClose: () => void;
}

/** 'Select your country/region': a search field and Continue (C-CTRY-02, C-CTRY-03). */
export function CountryDialog({ field, open, returnTo, onClose }: CountryDialogProps) {
  const t = useT();
  const { language, region } = useMarket();
  const countryLabel = useRouteLoaderData<RootPageData>("root")?.countryLabel ?? "";
  const formId = useId();
  const [chosen, setChosen] = useState<Country | null>(null);
  const kept = keptFormId(returnTo);
  // The page may be without its form, such as during an outage.
  const sends = kept !== null && chosen !== null && document.getElementById(kept) !== null;
  return (
    <Dialog
      open={open}
      prepared
      size="sm"
      title={t("country.title")}
      onClose={onClose}
      footer={
        <Button
          type="submit"
          variant="primary"
          disabled={!chosen}
          {...(sends
            ? {
                ...{ form: kept, formMethod: "post", formEncType: "application/x-www-form-urlencoded" },
                formAction: `/country?${new URLSearchParams({ return: returnTo, country: chosen.value })}`,
                ...{ formNoValidate: true, name: keptFormField, value: "yes" },
              }
            : { form: formId })}
        >
          {t("country.continue")}
        </Button>
      }
    >
      <Stack gap="s3">
        <p>{t("country.current", { label: countryLabel })}</p>
        <Form id={formId} method="post" action="/country">
          <input type="hidden" name="country" value={chosen?.value ?? ""} />
          <input type="hidden" name="return" value={returnTo} />
          <FindCountry field={field} chosen={chosen} onChoose={setChosen} />
        </Form>
        {chosen && <ChangeNotes to={chosen.value} label={chosen.labels[language]} leaves={sends} />}
        {choosesLanguage(region) && (
          <div className={css.languageRow}>
            <LanguageLinks returnTo={returnTo} />
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

/** Sets the attribute, because React omits it and the native dialog focuses the element that has it. */
const takeFocus = (input: HTMLInputElement | null) => input?.setAttribute("autofocus", "");

interface FindCountryProps {
  field: CountryField | null;
  chosen: Country | null;
  onChoose: (country: Country | null) => void;
}

/** The combobox. Until its code has loaded, a plain field, which passes its text and focus to the combobox. */
function FindCountry({ field: Combobox, chosen, onChoose }: FindCountryProps) {
  const t = useT();
  const settings = useStore($userSettings);
  const fieldId = useId();
  const plain = useRef<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState("");
  // An input method loses its unfinished text if its field is replaced.
  const [isComposing, setComposing] = useState(false);
  if (Combobox && !isComposing) {
    const hasFocus = plain.current !== null && plain.current === document.activeElement;
    const nearby = settings?.countryCode ?? null;
    return <Combobox {...{ chosen, onChoose, typed, hasFocus, nearby, takeFocus, className: css.input }} />;
  }
  return (
    <Field label={t("country.findLabel")} hint={t("country.findHint")} id={fieldId}>
      {(attributes) => (
        <input
          {...attributes}
          ref={(input) => {
            plain.current = input;
            takeFocus(input);
          }}
          className={css.input}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      )}
    </Field>
  );
}

interface ChangeNotesProps {
  /** The chosen country. */
  to: string;
  label: string;
  /** The page has a form, whose input another host does not get. */
  leaves: boolean;
}

/** Warns about the effects of the change: another site, an emptied basket, the end of the session. */
function ChangeNotes({ to, label, leaves }: ChangeNotesProps) {
  const t = useT();
  const { country, region } = useMarket();
  const distributors = useRouteLoaderData<RootPageData>("root")?.distributorCountries ?? [];
  const basketCount = useStore($basketCount) ?? readBasketCount();
  if (to === country) return null;
  const keepsBasket = distributors.includes(country) && distributors.includes(to);
  const moves = regionOf(to) !== region;
  return (
    <>
      {moves && (
        <Notice announce="polite">
          {spaced(t("country.movesToRegion", { label }))}
          {leaves && t("country.leavesTyped")}
        </Notice>
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
  const text = document.querySelector('[data-slot="basket-count"]')?.textContent ?? "";
  return Number.parseInt(text.replace(/\D/g, "") || "0", 10);
}

/** Pages are rendered without visitor data, so read what the edge wrote into the header. */
function isSignedIn(): boolean {
  return document.querySelector('[data-slot="account-links"] a[href="/account/my"]') !== null;
}
