import { cleanSearchInput } from "@domain/search-query/clean-input";
import { knowledgeBasePath } from "@domain/search-url/knowledge-base";
import { type FormEvent, useId, useRef } from "react";
import { useComboboxInput } from "~/components/search-box/use-combobox-input";
import { SearchField } from "~/components/ui/search-field/search-field";
import { widget } from "~/components/widget";
import type { KnowledgeBaseData } from "~/loaders/knowledge-base/data.server";
import * as css from "./knowledge-base.css";

type KnowledgeBaseSearchProps = Pick<KnowledgeBaseData, "query" | "topic"> &
  Pick<KnowledgeBaseData["texts"], "searchLabel" | "placeholder">;

/** Search field: a GET form, and with scripts a combobox that suggests answers. */
export const KnowledgeBaseSearch = widget("knowledge-base-search", KnowledgeBaseSearchElement);

function KnowledgeBaseSearchElement({ query, topic, searchLabel, placeholder }: KnowledgeBaseSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useComboboxInput(input, "knowledge-base");
  // Cleans the phrase before the form is sent, because the edge rejects markup in the URL.
  const clean = (event: FormEvent) => {
    if (event.target instanceof HTMLFormElement && input.current)
      input.current.value = cleanSearchInput(input.current.value);
  };
  return (
    <div className={css.search} onSubmitCapture={clean}>
      <SearchField
        action={knowledgeBasePath}
        name="q"
        label={searchLabel}
        placeholder={placeholder}
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
