/** Safe HTML: every value in it was escaped or is safe HTML itself. */
declare const safe: unique symbol;
export type SafeHtml = string & { readonly [safe]: true };

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

class Markup {
  constructor(readonly value: string) {}
}

/** Marks safe HTML so that `html` does not escape it again. */
export function markup(value: SafeHtml): Markup {
  return new Markup(value);
}

/**
 * Builds HTML from a template, escaping every value that is not wrapped in `markup()`. Attributes must be quoted, and
 * the caller must check URLs, because escaping does not stop `javascript:`.
 */
export function html(strings: TemplateStringsArray, ...values: readonly (string | number | Markup)[]): SafeHtml {
  const text = strings.reduce((out, part, index) => {
    const value = values[index - 1];
    return `${out}${value instanceof Markup ? value.value : escapeHtml(String(value))}${part}`;
  });
  return text as SafeHtml;
}
