import { cleanSearchInput } from "@domain/search-query/clean-input";
import { parseBrowseUrl } from "@domain/search-url/parse";
import { defaultBrowseState } from "@domain/search-url/state";
import { browsePath } from "@domain/search-url/structure";
import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useId, useMemo, useRef } from "react";
import { SearchField } from "~/components/ui/search-field";
import { useT } from "~/i18n/use-t";
import { keepPhrase } from "~/stores/search-history";
import * as styles from "./search-box.css";
import { useComboboxInput } from "./use-combobox-input";
import { usePlaceholder } from "./use-placeholder";
import { useUrlStructure } from "./use-url-structure";

export type SearchBoxVariant = "header" | "hero" | "panel";

interface SearchBoxProps {
  variant: SearchBoxVariant;
  /** Text at the start; on the results page the phrase of the address when left out. */
  defaultValue?: string;
}

/**
 * The search field: a GET form to the results page, and with scripts a combobox with suggestions, loaded on first focus.
 * A search stays in the tab that is open (C-SEARCH-03).
 */
export function SearchBox({ variant, defaultValue }: SearchBoxProps) {
  const t = useT();
  const id = useId();
  const structure = useUrlStructure();
  const placeholder = usePlaceholder();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useComboboxInput(input);
  const { pathname, search } = useLocation();
  const here = useMemo(
    () => (pathname === browsePath ? parseBrowseUrl(new URLSearchParams(search)) : defaultBrowseState),
    [pathname, search],
  );
  const value = defaultValue ?? here.query;
  const shown = useRef(value);
  // A new address brings its phrase into the field; the field itself stays, and with it the focus.
  useEffect(() => {
    if (input.current && shown.current !== value) input.current.value = value;
    shown.current = value;
  }, [value]);
  // Ahead of the form: the address gets the phrase without markup, which the edge would turn away (C-SEARCH-09). The
  // results page keeps every phrase it shows; a search that leads straight to a product never gets there.
  const clean = (event: FormEvent) => {
    if (!(event.target instanceof HTMLFormElement) || !input.current) return;
    const phrase = cleanSearchInput(input.current.value);
    if (input.current.value !== phrase) input.current.value = phrase;
    keepPhrase(phrase);
  };

  return (
    <div className={styles.box[variant]} onSubmitCapture={clean}>
      <SearchField
        action={browsePath}
        name={structure.query}
        label={t("typeAhead.label")}
        placeholder={placeholder}
        defaultValue={value}
        size={variant === "hero" ? "lg" : "md"}
        hidden={here.tab === "resources" ? { tab: here.tab } : undefined}
        inputProps={{ ...combobox.inputProps, ref: input, id }}
      >
        {combobox.render(id, value)}
      </SearchField>
    </div>
  );
}
