import { cleanSearchInput } from "@domain/search-query/clean-input";
import { parseBrowseUrl, phraseOfMarkup } from "@domain/search-url/parse";
import { defaultBrowseState } from "@domain/search-url/state";
import { browsePath } from "@domain/search-url/structure";
import { useLocation } from "@framework/remix";
import { type FormEvent, useId, useRef } from "react";
import { searchTool } from "~/components/agents/form-tools";
import { SearchField } from "~/components/ui/search-field/search-field";
import { widget } from "~/components/widget";
import type { Translate } from "~/i18n/translate";
import { useT } from "~/i18n/use-t";
import * as styles from "./search-box.css";
import { useComboboxInput } from "./use-combobox-input";
import { useUrlStructure } from "./use-url-structure";

type SearchBoxVariant = "header" | "hero" | "panel";

interface SearchBoxProps {
  variant: SearchBoxVariant;
  /** Initial text; on the results page it defaults to the phrase in the address. */
  defaultValue?: string;
}

/**
 * Search field: a GET form to the results page, and with scripts a combobox whose suggestions load on first focus. A
 * search keeps the open tab (C-SEARCH-03).
 */
export const SearchBox = widget("search-box", SearchBoxElement);

function SearchBoxElement({ variant, defaultValue }: SearchBoxProps) {
  const t = useT();
  const id = useId();
  const structure = useUrlStructure();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useComboboxInput(input);
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(pathname === browsePath ? search : "");
  const here = pathname === browsePath ? parseBrowseUrl(params) : defaultBrowseState;
  const value = defaultValue ?? phraseOfMarkup(params) ?? here.query;
  // Before the form is sent, cleans the phrase, because the edge redirects markup in the URL (C-SEARCH-09). A phrase of
  // nothing but markup is sent as it is, and the page explains the fault.
  const clean = (event: FormEvent) => {
    if (!(event.target instanceof HTMLFormElement) || !input.current) return;
    const phrase = cleanSearchInput(input.current.value);
    if (phrase !== "" && input.current.value !== phrase) input.current.value = phrase;
  };

  return (
    <div className={styles.box[variant]} onSubmitCapture={clean}>
      <SearchField
        action={browsePath}
        name={structure.query}
        label={t("typeAhead.label")}
        placeholder={t("typeAhead.placeholderMiddle")}
        defaultValue={value}
        size={variant === "hero" ? "lg" : "md"}
        hidden={here.tab === "resources" ? { tab: here.tab } : undefined}
        // One tool per page, because the other fields run the same search.
        tool={variant === "header" ? searchTool : undefined}
        inputProps={{ ...combobox.inputProps, ...placeholderMarks(t), ref: input, id }}
      >
        {combobox.render(id, value)}
      </SearchField>
    </div>
  );
}

/**
 * Search placeholders by window width (C-TYPE-11), for the script that switches them
 * (`app/enhance/navigation/placeholders.ts`). The server renders the middle one.
 */
function placeholderMarks(t: Translate) {
  return { "data-narrow": t("typeAhead.placeholderNarrow"), "data-wide": t("typeAhead.placeholderWide") };
}
