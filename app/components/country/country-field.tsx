import { type Country, findCountries } from "@domain/market/countries";
import { useCombobox } from "downshift";
import { useId, useMemo, useState } from "react";
import { Field } from "~/components/ui/field/field";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as css from "./country.css";

/** Maximum names below the field. */
const shownNames = 8;

/** Initial focus of the dialog, as an attribute because the native dialog looks for it. */
const takeFocus = (input: HTMLInputElement | null) => input?.setAttribute("autofocus", "");

interface CountryFieldProps {
  chosen: Country | null;
  onChoose: (country: Country | null) => void;
}

/** Combobox of countries, matched by name, other name or code, best first. */
export function CountryField({ chosen, onChoose }: CountryFieldProps) {
  const t = useT();
  const { language } = useMarket();
  const fieldId = useId();
  const [typed, setTyped] = useState("");
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
    initialHighlightedIndex: -1,
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
  return (
    <div className={css.combobox}>
      <Field label={t("country.findLabel")} hint={t("country.findHint")} id={`${fieldId}-input`}>
        {(attributes) => (
          <input
            {...attributes}
            {...getInputProps({
              id: attributes.id,
              ref: takeFocus,
              // Update synchronously, so that Enter right after a key uses the new matches.
              onChange: (event) => setTyped(event.currentTarget.value),
            })}
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
    </div>
  );
}
