/** Markup that is known to be safe, because every value in it was escaped or was safe markup itself. */
declare const safe: unique symbol;
export type SafeHtml = string & { readonly [safe]: true };

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

class Markup {
  constructor(readonly value: string) {}
}

/** Puts safe markup into `html` without escaping it again. */
export function markup(value: SafeHtml): Markup {
  return new Markup(value);
}

/**
 * Builds markup from a template; every value is escaped, except what `markup()` wraps.
 * Attributes must be quoted; addresses must be checked by the caller, since escaping does not stop `javascript:`.
 */
export function html(strings: TemplateStringsArray, ...values: readonly (string | number | Markup)[]): SafeHtml {
  const text = strings.reduce((out, part, index) => {
    const value = values[index - 1];
    return `${out}${value instanceof Markup ? value.value : escapeHtml(String(value))}${part}`;
  });
  return text as SafeHtml;
}
