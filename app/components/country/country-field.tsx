import { type Country, findCountries, getCountry } from "@domain/market/countries";
import { useCombobox } from "downshift";
import { useId, useLayoutEffect, useMemo, useState } from "react";
import { Button } from "~/components/ui/button/button";
import { Field } from "~/components/ui/field/field";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as css from "./country-field.css";
import type { CountryFieldProps } from "./country-field-props";

/** Maximum names below the field. */
const shownNames = 8;

/** Combobox of countries, matched by name, other name or code, best first. */
export function CountryField({
  chosen,
  onChoose,
  typed: typedBefore,
  hasFocus,
  nearby,
  takeFocus,
  className,
}: CountryFieldProps) {
  const t = useT();
  const { language, country } = useMarket();
  const fieldId = useId();
  const [typed, setTyped] = useState(typedBefore);
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
    initialInputValue: typedBefore,
    initialIsOpen: typedBefore.trim() !== "",
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: typedBefore.trim() ? 0 : -1,
    // With an empty list, report it as closed, so that Escape closes the dialog.
    stateReducer: (_, { changes }) =>
      changes.inputValue?.trim() ? changes : { ...changes, isOpen: false, highlightedIndex: -1 },
    onInputValueChange: ({ inputValue }) => {
      setTyped(inputValue);
      if (chosen && inputValue !== label(chosen)) onChoose(null);
    },
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem ?? null),
  });
  const open = isOpen && typed.trim() !== "" && !chosen;
  const inputId = `${fieldId}-input`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it replaces the plain field
  useLayoutEffect(() => {
    if (hasFocus) document.getElementById(inputId)?.focus();
  }, []);
  const own = nearby !== null && nearby !== country ? getCountry(nearby) : null;
  return (
    <div className={css.combobox}>
      <Field label={t("country.findLabel")} hint={t("country.findHint")} id={inputId}>
        {(attributes) => (
          <input
            {...attributes}
            {...getInputProps({
              id: attributes.id,
              ref: takeFocus,
              // Update synchronously, so that Enter right after a key uses the new matches.
              onChange: (event) => setTyped(event.currentTarget.value),
            })}
            className={className}
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
              <span>{label(item)}</span>
              <span className={css.code}>{item.value}</span>
            </li>
          ))}
      </ul>
      {open && matches.length === 0 && (
        <p role="status" className={css.none}>
          {t("country.noMatch")}
        </p>
      )}
      {own && !chosen && (
        <p className={css.nearby}>
          <Button type="button" size="sm" onClick={() => onChoose(own)}>
            {t("country.nearby", { label: label(own) })}
          </Button>
        </p>
      )}
    </div>
  );
}
