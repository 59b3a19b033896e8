/** Handles the consent banner in place; without scripts its form does the same. */
import { consentCategories, consentCategoriesIn } from "@domain/consent/consent";
import { updateEdgeSlot } from "~/components/edge-slot-dom";
import { storeConsent } from "~/stores/consent";

/** Call once per document. */
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
    storeConsent(consentCategories.filter((category) => allowed.includes(category)));
    updateEdgeSlot("consent", (region) => region.replaceChildren());
    // The focused button is gone; move focus to the page.
    if (focused) document.getElementById("main-content")?.focus({ preventScroll: true });
  });
}
