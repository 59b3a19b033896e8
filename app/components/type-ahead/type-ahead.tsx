import type { AnalyticsEvent } from "@domain/analytics/events";
import { itemOf } from "@domain/analytics/item";
import { arrangeSuggestions, type Suggestion } from "@domain/search-query/suggestion";
import { useNavigate } from "@framework/remix";
import { useCombobox } from "downshift";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ComboboxAttributes, ComboboxHandlers } from "~/components/search-box/use-combobox-input";
import { useUrlStructure } from "~/components/search-box/use-url-structure";
import { queueAnalytics } from "~/stores/analytics/analytics-queue";
import { sendSearchClick } from "~/stores/analytics/search-clicks";
import { storePhrase } from "~/stores/search-history";
import { keepTypedText } from "./keep-typed-text";
import { SuggestionList } from "./suggestion-list";
import { useSuggestions } from "./use-suggestions";

/** Source of suggestions: the whole shop, or knowledge-base answers. */
export type SuggestionScope = "shop" | "knowledge-base";

export interface TypeAheadProps {
  inputId: string;
  /** The field's text from the address; a new value replaces the typed text. */
  value: string;
  input: RefObject<HTMLInputElement>;
  /** Defaults to the shop. */
  scope?: SuggestionScope;
  /** Passes the handlers for the field. */
  connect: (handlers: ComboboxHandlers) => void;
  /** Passes the attributes for the field. */
  annotate: (attributes: ComboboxAttributes) => void;
}

const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

const keyOf = (item: Suggestion | null | undefined) => (item ? `${item.type} ${item.id}` : null);

/**
 * Suggestions for a search field: history, products, resources, categories and suggested searches (rows C-TYPE). Enter
 * on an entry opens it; Enter in the field submits the form.
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
    // The history only holds shop searches.
    if (scope === "shop") storePhrase(type === "history" || type === "suggestions" ? title : typed);
    if ((type === "product" || type === "resources" || type === "knowledge-base") && requestId !== null) {
      sendSearchClick({ engine: type, query: typed, requestId, documentId: id });
    }
    reportChoice(suggestion, typed, entries.indexOf(suggestion));
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

  // New results must not move the highlight to another entry: it stays with its entry or is cleared.
  const { highlightedIndex, setHighlightedIndex } = combobox;
  const known = useRef(entries);
  useLayoutEffect(() => {
    if (known.current === entries) return;
    const marked = keyOf(known.current[highlightedIndex]);
    known.current = entries;
    if (marked !== null) setHighlightedIndex(entries.findIndex((entry) => keyOf(entry) === marked));
  }, [entries, highlightedIndex, setHighlightedIndex]);

  // Clear the list if its search fails (C-TYPE-19).
  useEffect(() => {
    if (failed) setWanted(false);
  }, [failed]);

  const shown = wanted && (loading || entries.length > 0);
  const field = combobox.getInputProps({
    onKeyDown: (event) => {
      if (event.key !== "Enter") return;
      // Ignore the Enter that ends an IME composition; Safari reports it only by key code.
      const composing = event.nativeEvent.isComposing || event.keyCode === 229;
      if (!composing && highlightedIndex >= 0) return;
      // Without a highlighted entry Enter belongs to the form (C-TYPE-09), but the combobox would consume it.
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
  // Remove handlers and attributes when the field unmounts.
  useEffect(
    () => () => {
      connect({});
      annotate({});
    },
    [connect, annotate],
  );

  return <SuggestionList combobox={combobox} sections={sections} shown={shown} loading={loading} typed={typed} />;
}

/** Events for a chosen suggestion (C-ANALYT-07) and the page it opens (C-ANALYT-04, C-ANALYT-05). */
const list = { id: "typeahead", name: "Type-ahead" } as const;

function reportChoice({ type, title, id }: Suggestion, typed: string, index: number): void {
  const reportEvent = (event: AnalyticsEvent) => queueAnalytics({ kind: "event", event });
  reportEvent({
    name: "typeahead_suggestion_click",
    parameters: {
      search_term: typed.slice(0, 100),
      suggestion: title,
      suggestion_type: type,
      index: Math.max(0, index),
    },
  });
  if (type === "product") {
    const items = [itemOf({ id, name: title, list: { ...list, index } })];
    reportEvent({
      name: "select_item",
      parameters: { ecommerce: { item_list_id: list.id, item_list_name: list.name, items } },
    });
  } else if (type === "resources" || type === "knowledge-base") {
    const kind = type === "resources" ? "resource" : "answer";
    reportEvent({ name: "select_content", parameters: { content_type: kind, content_id: id } });
  } else {
    // A category filters the typed phrase; other types are phrases themselves.
    const phrase = type === "categories" ? typed : title;
    queueAnalytics({ kind: "search", source: type === "history" ? "history" : "typeahead", phrase });
  }
}
