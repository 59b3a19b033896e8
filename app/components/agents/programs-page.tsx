import { AccountFrame, Unreachable } from "~/components/account/account-frame";
import * as css from "~/components/account/account-page.css";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { ProgramsData } from "~/loaders/agents/programs.server";

/** `/account/my/programs`. */
export function ProgramsPage({ data: { programs, ended } }: { data: ProgramsData }) {
  const t = useT();
  return (
    <AccountFrame
      title={t("agents.programs.title")}
      parent={{ label: t("account.settings.title"), to: "/account/my/accountsettings" }}
    >
      <h1>{t("agents.programs.title")}</h1>
      {ended && (
        <Notice tone="success" announce="polite">
          {t("agents.programs.ended")}
        </Notice>
      )}
      {programs === null && <Unreachable />}
      {programs?.length === 0 && <p>{t("agents.programs.none")}</p>}
      {programs !== null && programs.length > 0 && (
        <>
          <p>{t("agents.programs.intro")}</p>
          <ul className={css.cards}>
            {programs.map((program) => (
              <li key={program.id} className={css.card}>
                <Program program={program} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountFrame>
  );
}

type Row = NonNullable<ProgramsData["programs"]>[number];

function Program({ program: { id, name, scopes, since, used } }: { program: Row }) {
  const t = useT();
  return (
    <>
      <h2 className={css.cardTitle}>{name}</h2>
      <ul>
        {scopes.map((word) => (
          <li key={word}>{t(`agents.scopes.${word}`)}</li>
        ))}
      </ul>
      <p className={css.quiet}>{t("agents.programs.times", { since, used })}</p>
      <Form method="post" className={css.buttons}>
        <input type="hidden" name="program" value={id} />
        <Button type="submit" aria-label={t("agents.programs.endOf", { name, since })}>
          {t("agents.programs.end")}
        </Button>
      </Form>
    </>
  );
}
