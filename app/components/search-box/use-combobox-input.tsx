import {
  type ComponentType,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { SuggestionScope, TypeAheadProps } from "~/components/type-ahead/type-ahead";

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;
/** What the combobox listens to on the field. */
export type ComboboxHandlers = Pick<InputAttributes, "onChange" | "onKeyDown" | "onBlur" | "onClick">;
/** What the combobox says about itself on the field. */
export type ComboboxAttributes = Pick<
  InputAttributes,
  "role" | "aria-autocomplete" | "aria-controls" | "aria-expanded" | "aria-activedescendant"
>;

interface ComboboxInput {
  inputProps: ComboboxHandlers & ComboboxAttributes & Pick<InputAttributes, "onFocus">;
  /** `value`: the text that the address gives the field. */
  render: (inputId: string, value: string) => ReactNode;
}

/**
 * Makes a plain field a combobox once its code is there, without replacing the element: text, caret, focus and an input
 * method at work stay as they are. The code is asked for on first focus; without it the field keeps working.
 */
export function useComboboxInput(input: RefObject<HTMLInputElement>, scope?: SuggestionScope): ComboboxInput {
  const [TypeAhead, setTypeAhead] = useState<ComponentType<TypeAheadProps> | null>(null);
  const [attributes, setAttributes] = useState<ComboboxAttributes>({});
  const handlers = useRef<ComboboxHandlers>({});
  const connect = useCallback((next: ComboboxHandlers) => {
    handlers.current = next;
  }, []);
  const load = useCallback(() => {
    import("~/components/type-ahead/type-ahead").then(
      (module) => setTypeAhead(() => module.TypeAhead),
      () => undefined,
    );
  }, []);
  // A field that was entered before the scripts ran has had its focus event already.
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, [input, load]);
  return {
    inputProps: {
      ...attributes,
      onFocus: load,
      onChange: (event) => handlers.current.onChange?.(event),
      onKeyDown: (event) => handlers.current.onKeyDown?.(event),
      onBlur: (event) => handlers.current.onBlur?.(event),
      onClick: (event) => handlers.current.onClick?.(event),
    },
    render: (inputId, value) =>
      TypeAhead && (
        <TypeAhead
          inputId={inputId}
          value={value}
          input={input}
          scope={scope}
          connect={connect}
          annotate={setAttributes}
        />
      ),
  };
}
