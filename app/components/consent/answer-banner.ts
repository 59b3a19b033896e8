/** The banner's answers without a new document: the form does the same where scripts are missing. */
import { consentCategories, consentCategoriesIn } from "@domain/consent/consent";
import { updateIsland } from "~/components/island-dom";
import { keepConsent } from "~/stores/consent";

/** Call once in a document. */
export function answerBanner(): void {
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !("consent" in form.dataset)) return;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const offered = consentCategoriesIn(
      [...form.querySelectorAll<HTMLInputElement>("[name='allow']")].map(({ value }) => value),
    );
    const chosen = new FormData(form).getAll("allow");
    const allowed =
      submitter.value === "all" ? offered : submitter.value === "chosen" ? consentCategoriesIn(chosen) : [];
    const focused = form.contains(document.activeElement);
    keepConsent(consentCategories.filter((category) => allowed.includes(category)));
    updateIsland("consent", (region) => region.replaceChildren());
    // The button that had the focus is gone; reading goes on in the page.
    if (focused) document.getElementById("main-content")?.focus({ preventScroll: true });
  });
}
