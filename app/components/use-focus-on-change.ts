import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes up the focus of a control that went away with a change: whoever works without a mouse goes on where the change is
 * seen, and not at the top of the page. A focus that is somewhere stays there. The element needs `tabIndex={-1}`.
 */
export function useFocusOnChange<T extends HTMLElement>(value: unknown): RefObject<T> {
  const element = useRef<T>(null);
  const seen = useRef(value);
  useEffect(() => {
    if (Object.is(seen.current, value)) return;
    seen.current = value;
    if (document.activeElement === null || document.activeElement === document.body) element.current?.focus();
  }, [value]);
  return element;
}
