import { type RefObject, useEffect, useRef } from "react";

/**
 * When a change removes the focused control, moves the focus to the element that shows the change, instead of losing it
 * to the page top. An existing focus is kept. The element needs `tabIndex={-1}`.
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
