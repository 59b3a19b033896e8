import type { FormState } from "~/loaders/account/form.server";

const untouched: FormState = { values: {}, errors: {}, problem: null };

/**
 * State of one of the page's forms: the submitted values if it was this form, otherwise untouched. The button names the
 * form as `intent`; if the button of a language was pressed, its field `form` does.
 * @param id record that the form is about
 */
export function stateOf(form: FormState, intent: string, id?: string): FormState {
  const { intent: sent = form.values.form } = form.values;
  const isSent = sent === intent && (id === undefined || form.values.id === id);
  return isSent ? form : untouched;
}
