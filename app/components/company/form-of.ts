import type { FormState } from "~/loaders/account/form.server";

const untouched: FormState = { values: {}, errors: {}, problem: null };

/**
 * State of one of the page's forms: the submitted values if it was this form, otherwise untouched.
 * @param id record that the form is about
 */
export function stateOf(form: FormState, intent: string, id?: string): FormState {
  const isSent = form.values.intent === intent && (id === undefined || form.values.id === id);
  return isSent ? form : untouched;
}
