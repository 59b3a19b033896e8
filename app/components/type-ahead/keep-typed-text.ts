import type { Suggestion } from "@domain/search-query/suggestion";
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";

/**
 * The combobox of a search never changes what was typed: Escape and leaving the field close the list and choose
 * nothing (C-TYPE-10), a chosen entry opens an address instead of filling the field.
 */
export function keepTypedText(
  state: UseComboboxState<Suggestion>,
  { changes, type }: Pick<UseComboboxStateChangeOptions<Suggestion>, "changes" | "type">,
): Partial<UseComboboxState<Suggestion>> {
  const { InputBlur, InputClick, InputKeyDownEscape, InputKeyDownEnter, ItemClick, InputChange } =
    useCombobox.stateChangeTypes;
  switch (type) {
    case InputBlur:
    case InputKeyDownEscape:
      return { ...changes, isOpen: false, inputValue: state.inputValue, selectedItem: null };
    case InputKeyDownEnter:
    case ItemClick:
      return { ...changes, isOpen: false, inputValue: state.inputValue };
    case InputChange:
      return { ...changes, isOpen: true, highlightedIndex: -1 };
    case InputClick:
      // The list may have opened between press and release, with the focus; the rest of the click must not close it.
      return { ...changes, isOpen: true };
    default:
      return changes;
  }
}
