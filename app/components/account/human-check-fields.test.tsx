import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import type { HumanChallenge } from "~/services/human-check/types";
import { HumanCheckFields, useOutsideCheck } from "./human-check-fields";

const i18n = pageTexts("en");
type Outside = NonNullable<HumanChallenge["recaptcha"]>;

function Checked({ check }: { check: HumanChallenge }) {
  const { notice } = useOutsideCheck(check);
  return (
    <form>
      {notice}
      <HumanCheckFields check={check} />
    </form>
  );
}

function formWith(problem: Outside["problem"]): string {
  const outside = { scriptUrl: "https://outside.test/x.js", origins: [], siteKey: "key", checkboxSiteKey: null };
  const check = { formToken: "t", recaptcha: { ...outside, action: "signup" as const, problem } };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Checked check={check} />
    </I18nProvider>,
  );
}

it("A-RECAP-02: a form that was returned still reports the failed external check", () => {
  expect(formWith("execute")).toContain("Failed to execute");
  expect(formWith("load")).toContain("Failed to load script");
  expect(formWith(null)).not.toContain("Failed to");
  expect(formWith(null)).toContain('name="outside-problem"');
});
