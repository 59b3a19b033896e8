import { arrangeSuggestions, type Suggestion } from "@domain/search-query/suggestion";
import { useNavigate } from "@remix-run/react";
import { useCombobox } from "downshift";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ComboboxAttributes, ComboboxHandlers } from "~/components/search-box/use-combobox-input";
import { useUrlStructure } from "~/components/search-box/use-url-structure";
import { sendSearchClick } from "~/stores/analytics/search-clicks";
import { keepPhrase } from "~/stores/search-history";
import { keepTypedText } from "./keep-typed-text";
import { SuggestionList } from "./suggestion-list";
import { tellChoice } from "./tell-choice";
import { useSuggestions } from "./use-suggestions";

/** What is suggested: everything that the shop has, or answers of the knowledge base. */
export type SuggestionScope = "shop" | "knowledge-base";

export interface TypeAheadProps {
  inputId: string;
  /** Text that the address gives the field; a new one replaces what was typed. */
  value: string;
  input: RefObject<HTMLInputElement>;
  /** The shop unless set. */
  scope?: SuggestionScope;
  /** Hands over the handlers that the field calls. */
  connect: (handlers: ComboboxHandlers) => void;
  /** Hands over the attributes that the field carries. */
  annotate: (attributes: ComboboxAttributes) => void;
}

const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

const keyOf = (item: Suggestion | null | undefined) => (item ? `${item.type} ${item.id}` : null);

/**
 * Suggestions for a search field: history, products, resources, categories and suggested searches (rows C-TYPE). Enter
 * on an entry opens it; Enter on the text submits the form around the field.
 */
export function TypeAhead({ inputId, value, input, scope = "shop", connect, annotate }: TypeAheadProps) {
  const navigate = useNavigate();
  const structure = useUrlStructure();
  const [typed, setTyped] = useState(() => input.current?.value ?? "");
  const [wanted, setWanted] = useState(() => document.activeElement === input.current);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  const { items, loading, failed } = useSuggestions(typed, wanted, structure, scope);
  const sections = useMemo(() => arrangeSuggestions(items), [items]);
  const entries = useMemo(() => sections.flatMap((section) => section.items), [sections]);

  function open(suggestion: Suggestion) {
    const { type, title, id, requestId, fields } = suggestion;
    // The history is one of searches in the shop.
    if (scope === "shop") keepPhrase(type === "history" || type === "suggestions" ? title : typed);
    if ((type === "product" || type === "resources" || type === "knowledge-base") && requestId !== null) {
      sendSearchClick({ engine: type, query: typed, requestId, documentId: id });
    }
    tellChoice(suggestion, typed, entries.indexOf(suggestion));
    input.current?.blur();
    navigate(fields.url);
  }

  const combobox = useCombobox<Suggestion>({
    items: entries,
    inputId,
    inputValue: typed,
    selectedItem: null,
    isOpen: wanted,
    itemToString: (item) => item?.title ?? "",
    itemToKey: keyOf,
    stateReducer: keepTypedText,
    onIsOpenChange: ({ isOpen }) => setWanted(isOpen ?? false),
    onStateChange: ({ type, selectedItem }) => {
      if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) open(selectedItem);
    },
  });

  // An answer that arrives must not put another entry under a highlight: it stays with its entry, or goes.
  const { highlightedIndex, setHighlightedIndex } = combobox;
  const known = useRef(entries);
  useLayoutEffect(() => {
    if (known.current === entries) return;
    const marked = keyOf(known.current[highlightedIndex]);
    known.current = entries;
    if (marked !== null) setHighlightedIndex(entries.findIndex((entry) => keyOf(entry) === marked));
  }, [entries, highlightedIndex, setHighlightedIndex]);

  // The list goes with the failure of its search (C-TYPE-19).
  useEffect(() => {
    if (failed) setWanted(false);
  }, [failed]);

  const shown = wanted && (loading || entries.length > 0);
  const field = combobox.getInputProps({
    onKeyDown: (event) => {
      if (event.key !== "Enter") return;
      // Enter that ends the work of an input method is not yet a search; Safari tells it by the key code alone.
      const composing = event.nativeEvent.isComposing || event.keyCode === 229;
      if (!composing && highlightedIndex >= 0) return;
      // Without a chosen entry Enter belongs to the form (C-TYPE-09); the combobox would swallow it.
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      if (!composing) setWanted(false);
    },
    onChange: (event) => {
      setTyped(event.currentTarget.value);
      setWanted(true);
    },
  });
  useLayoutEffect(() => {
    if (typeof field.ref === "function") field.ref(input.current);
    connect(field);
  });
  const active: string | undefined = shown ? field["aria-activedescendant"] || undefined : undefined;
  const controls: string = field["aria-controls"];
  useLayoutEffect(() => {
    annotate({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": controls,
      "aria-expanded": shown,
      "aria-activedescendant": active,
    });
  }, [annotate, controls, shown, active]);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-suggestions", shown);
    return () => {
      document.documentElement.removeAttribute("data-suggestions");
    };
  }, [shown]);
  // A field that leaves the page takes its wiring along.
  useEffect(
    () => () => {
      connect({});
      annotate({});
    },
    [connect, annotate],
  );

  return <SuggestionList combobox={combobox} sections={sections} shown={shown} loading={loading} typed={typed} />;
}
