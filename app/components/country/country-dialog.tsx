import { type Country, countryName, findCountries } from "@domain/market/countries";
import { useStore } from "@nanostores/react";
import { Form } from "@remix-run/react";
import { useCombobox } from "downshift";
import { useId, useMemo, useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Field } from "~/components/ui/field";
import { Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { $basketCount } from "~/stores/basket";
import * as css from "./country.css";
import { LanguageLinks } from "./language-links";

/** Names shown below the field at most; typing on narrows them. */
const shownNames = 8;

/** 'Select your country/region': a field that finds by name or other name, and Continue (C-CTRY-02, C-CTRY-03). */
export function CountryDialog({ returnTo, onClose }: { returnTo: string; onClose: () => void }) {
  const t = useT();
  const { language, country } = useMarket();
  const formId = useId();
  const fieldId = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<Country | null>(null);
  const basketCount = useStore($basketCount) ?? readBasketCount();
  const label = (item: Country | null) => item?.labels[language] ?? "";
  const matches = useMemo(
    () => (typed.trim() === "" ? [] : findCountries(typed, language).slice(0, shownNames)),
    [typed, language],
  );
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Country>({
    id: fieldId,
    items: [...matches],
    itemToString: label,
    selectedItem: chosen,
    defaultHighlightedIndex: 0,
    onInputValueChange: ({ inputValue }) => {
      setTyped(inputValue);
      if (chosen && inputValue !== label(chosen)) setChosen(null);
    },
    onSelectedItemChange: ({ selectedItem }) => setChosen(selectedItem ?? null),
  });
  const open = isOpen && typed.trim() !== "" && !chosen;
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
        <Form id={formId} method="post" action="/country" reloadDocument>
          <input type="hidden" name="country" value={chosen?.value ?? ""} />
          <input type="hidden" name="return" value={returnTo} />
          <div className={css.combobox}>
            <Field label={t("country.findLabel")} hint={t("country.findHint")} id={`${fieldId}-input`}>
              {(attributes) => (
                <input
                  {...attributes}
                  {...getInputProps({ id: attributes.id })}
                  className={css.input}
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
            <ul {...getMenuProps()} className={css.menu} data-open={open || undefined}>
              {open &&
                matches.map((item, index) => (
                  <li
                    key={item.value}
                    {...getItemProps({ item, index })}
                    className={css.option}
                    data-highlighted={index === highlightedIndex || undefined}
                  >
                    {label(item)}
                  </li>
                ))}
              {open && matches.length === 0 && <li className={css.none}>{t("country.noMatch")}</li>}
            </ul>
          </div>
        </Form>
        {chosen && chosen.value !== country && basketCount > 0 && (
          <Notice tone="warning" title={t("country.basketWarningTitle")} announce="polite">
            {t("country.basketWarning", { label: label(chosen) })}
          </Notice>
        )}
        <LanguageLinks returnTo={returnTo} />
      </Stack>
    </Dialog>
  );
}

/** Until a basket was read in this page, the number is what the edge wrote into the header. */
function readBasketCount(): number {
  const text = document.querySelector('[data-island="basket-count"]')?.textContent ?? "";
  return Number.parseInt(text.replace(/\D/g, "") || "0", 10);
}
