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
/** Handlers that the combobox adds to the field. */
export type ComboboxHandlers = Pick<InputAttributes, "onChange" | "onKeyDown" | "onBlur" | "onClick">;
/** Attributes that the combobox sets on the field. */
export type ComboboxAttributes = Pick<
  InputAttributes,
  "role" | "aria-autocomplete" | "aria-controls" | "aria-expanded" | "aria-activedescendant"
>;

interface ComboboxInput {
  inputProps: ComboboxHandlers & ComboboxAttributes & Pick<InputAttributes, "onFocus">;
  /** `value`: the field's text from the address. */
  render: (inputId: string, value: string) => ReactNode;
}

/**
 * Turns a plain field into a combobox once its code has loaded, without replacing the element, so that text, caret,
 * focus and IME composition survive. The code loads on first focus; without it the field still works.
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
  // A field focused before hydration gets no further focus event.
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
