import type { Suggestion } from "@domain/search-query/suggestion";
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";

/**
 * State reducer that never changes the typed text: Escape and blur close the list without choosing (C-TYPE-10), and
 * choosing an entry opens its page instead of filling the field.
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
      // The list may have opened on focus, between press and release; the click must not close it again.
      return { ...changes, isOpen: true };
    default:
      return changes;
  }
}
