import type { FormEvent } from "react";

/**
 * Handler of a form's `input` on a page with several forms: the one typed into last is sent when the language or the
 * country changes. Without scripts, it is the form that has the id in the HTML.
 */
export function keepTyped({ currentTarget: form }: FormEvent<HTMLFormElement>): void {
  const former = document.getElementById("typed");
  if (former === form) return;
  former?.removeAttribute("id");
  form.id = "typed";
}
