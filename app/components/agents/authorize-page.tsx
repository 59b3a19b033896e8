import { NarrowPage } from "~/components/account/account-frame";
import * as css from "~/components/account/account-page.css";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Checkbox, ChoiceGroup } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { AuthorizeData } from "~/loaders/agents/authorize.server";

/** A customer allows a program the ticked scopes, or refuses. Works without scripts. */
export function AuthorizePage({ data: { view } }: { data: AuthorizeData }) {
  const t = useT();
  return (
    <NarrowPage title={t("agents.authorize.title")}>
      {view.kind === "ask" ? (
        <Ask view={view} />
      ) : (
        <Notice tone="danger" announce="assertive">
          {t(`agents.authorize.${view.kind}`)}
        </Notice>
      )}
      {view.kind === "wrong-request" && (
        <p>
          <a href={view.back}>{t("agents.authorize.goBack", { host: view.host })}</a>
        </p>
      )}
    </NarrowPage>
  );
}

function Ask({ view }: { view: Extract<AuthorizeData["view"], { kind: "ask" }> }) {
  const t = useT();
  const { client, host, email, scopes, problem } = view;
  return (
    <>
      <p>{t("agents.authorize.intro", { client, email })}</p>
      <p>{host === null ? t("agents.authorize.ownMachine") : t("agents.authorize.returnsTo", { host })}</p>
      {problem === "failed" && (
        <Notice tone="danger" announce="assertive">
          {t("agents.authorize.failed")}
        </Notice>
      )}
      <Form method="post" className={css.wideForm}>
        <ChoiceGroup
          legend={t("agents.authorize.scopes")}
          error={problem === "none-ticked" ? t("agents.authorize.noneTicked") : null}
        >
          {scopes.map(({ scope, word }) => (
            <Checkbox key={scope} name="scope" value={scope} defaultChecked label={t(`agents.scopes.${word}`)} />
          ))}
        </ChoiceGroup>
        <p className={css.quiet}>{t("agents.authorize.end")}</p>
        <div className={css.buttons}>
          <Button type="submit" name="intent" value="allow" variant="primary">
            {t("agents.authorize.allow")}
          </Button>
          <Button type="submit" name="intent" value="refuse">
            {t("agents.authorize.refuse")}
          </Button>
        </div>
      </Form>
    </>
  );
}
