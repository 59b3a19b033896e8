import { cleanSearchInput } from "@domain/search-query/clean-input";
import { knowledgeBasePath } from "@domain/search-url/knowledge-base";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { useComboboxInput } from "~/components/search-box/use-combobox-input";
import { SearchField } from "~/components/ui/search-field";
import type { KnowledgeBaseData } from "~/loaders/knowledge-base-data.server";
import * as css from "./knowledge-base.css";

/** The field of the knowledge base: a GET form, and with scripts a combobox that suggests answers. */
export function KnowledgeBaseSearch({ data }: { data: KnowledgeBaseData }) {
  const { query, topic, texts } = data;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useComboboxInput(input, "knowledge-base");
  const shown = useRef(query);
  // A new address brings its phrase into the field; the field itself stays, and with it the focus.
  useEffect(() => {
    if (input.current && shown.current !== query) input.current.value = query;
    shown.current = query;
  }, [query]);
  // Ahead of the form: the address gets the phrase without markup, which the edge would turn away.
  const clean = (event: FormEvent) => {
    if (event.target instanceof HTMLFormElement && input.current)
      input.current.value = cleanSearchInput(input.current.value);
  };
  return (
    <div className={css.search} onSubmitCapture={clean}>
      <SearchField
        action={knowledgeBasePath}
        name="q"
        label={texts.searchLabel}
        placeholder={texts.placeholder}
        defaultValue={query}
        size="lg"
        hidden={topic === "" ? undefined : { topic }}
        inputProps={{ ...combobox.inputProps, ref: input, id }}
      >
        {combobox.render(id, query)}
      </SearchField>
    </div>
  );
}
