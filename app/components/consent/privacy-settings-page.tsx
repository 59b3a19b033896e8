import { privacySettingsPath, privacyStatementPath } from "@domain/consent/paths";
import { Form } from "~/components/navigation";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Button } from "~/components/ui/button/button";
import { Checkbox } from "~/components/ui/field/field";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { PrivacySettingsData } from "~/loaders/consent/privacy-settings.server";
import * as css from "./privacy-settings-page.css";

/**
 * `/privacy-settings`: one choice per purpose, all, or none. A change loads a new document, because loaded scripts
 * cannot be unloaded.
 */
export function PrivacySettingsPage({ data }: { data: PrivacySettingsData }) {
  const t = useT();
  const { texts, choices, saved, objects, chosenOn } = data;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={[{ label: t("chrome.breadcrumbHome"), to: "/" }, { label: texts.title }]} />
      <h1>{texts.title}</h1>
      {saved && (
        <Notice tone="success" announce="polite">
          {texts.saved}
        </Notice>
      )}
      {objects && <Notice>{texts.objected}</Notice>}
      <p className={css.intro}>{choices.length > 0 ? texts.intro : texts.nothing}</p>
      <Form method="post" action={privacySettingsPath} className={css.form}>
        <ul className={css.kinds}>
          <li className={css.kind}>
            <h2 className={css.name}>{texts.necessary}</h2>
            <p className={css.hint}>{texts.necessaryHint}</p>
          </li>
          {choices.map(({ category, allowed, name, hint }) => (
            <li key={category} className={css.kind}>
              <h2 className={css.name} id={`privacy-${category}`}>
                {name}
              </h2>
              <p className={css.hint} id={`privacy-${category}-hint`}>
                {hint}
              </p>
              <Checkbox
                className={css.box}
                name="allow"
                value={category}
                defaultChecked={allowed}
                label={texts.allow}
                aria-labelledby={`privacy-${category}`}
                aria-describedby={`privacy-${category}-hint`}
              />
            </li>
          ))}
        </ul>
        {choices.length > 0 && (
          <>
            <p className={css.state}>{chosenOn ?? texts.notChosen}</p>
            <div className={css.answers}>
              <Button name="choice" value="chosen" variant="primary">
                {texts.save}
              </Button>
              <Button name="choice" value="none">
                {texts.rejectAll}
              </Button>
              <Button name="choice" value="all">
                {texts.acceptAll}
              </Button>
            </div>
          </>
        )}
      </Form>
      <p>
        <TextLink to={privacyStatementPath}>{texts.statement}</TextLink>
      </p>
    </Page>
  );
}
