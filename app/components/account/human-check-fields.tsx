import {
  formTokenField,
  type OutsideProblem,
  outsideProblemField,
  recaptchaField,
  trapField,
} from "@domain/human-check/assessment";
import { keptFormField } from "@domain/market/kept-form";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { HumanChallenge } from "~/services/human-check/types";
import * as css from "./account-page.css";
import { createRecaptcha } from "./recaptcha-script";

/** The shop's own human check: a token and a honeypot. Works without scripts. */
export function HumanCheckFields({ check }: { check: HumanChallenge }) {
  const t = useT();
  return (
    <>
      <input type="hidden" name={formTokenField} value={check.formToken} />
      {check.recaptcha && <input type="hidden" name={recaptchaField} defaultValue="" />}
      {check.recaptcha && <input type="hidden" name={outsideProblemField} defaultValue="" />}
      <div className={css.trap} aria-hidden="true">
        <label>
          {t("account.signUp.trap")}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}

/** True if a form is only sent to be shown in another language, which needs no check. */
export function changesLanguage(event: FormEvent): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === keptFormField;
}

function put(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

const problemTexts = { load: "account.errors.recaptchaLoad", execute: "account.errors.recaptchaExecute" } as const;

/**
 * The external check, if configured. Its script loads when the visitor starts the form (A-RECAP-01) and runs on submit.
 * If it fails, the form says so, also after it was returned, and is sent with the shop's own check (A-RECAP-02).
 */
export function useOutsideCheck(check: HumanChallenge) {
  const t = useT();
  const { recaptcha } = check;
  const [script] = useState(() => (recaptcha ? createRecaptcha(recaptcha) : null));
  const [problem, setProblem] = useState<OutsideProblem | null>(recaptcha?.problem ?? null);

  const warm = useCallback(() => void script?.load().catch(() => setProblem("load")), [script]);
  // A form focused before hydration gets no further focus event.
  useEffect(() => {
    const focused = document.activeElement?.closest("form");
    if (focused?.elements.namedItem(formTokenField)) warm();
  }, [warm]);

  /** Adds the check's token to the form; the form may be sent even if this fails. */
  const answer = useCallback(
    async (form: HTMLFormElement) => {
      if (!script) return;
      const result = await script.execute();
      if (!result.ok) setProblem(result.problem);
      put(form, recaptchaField, result.ok ? result.token : "");
      put(form, outsideProblemField, result.ok ? "" : result.problem);
    },
    [script],
  );

  const notice = problem && (
    <Notice tone="warning" announce="polite">
      {t(problemTexts[problem])}
    </Notice>
  );
  return { warm, answer, notice, needed: script !== null };
}
