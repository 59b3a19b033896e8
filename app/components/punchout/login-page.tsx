import { LinkButton } from "~/components/ui/button/button";
import { Page } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { PunchoutLoginData } from "~/loaders/punchout/login.server";
import * as css from "./punchout-page.css";

/** `/ct/punchout`: redirects by a meta refresh; the button is for browsers that ignore it. */
export function PunchoutLoginPage({ data: { goto } }: { data: PunchoutLoginData }) {
  const t = useT();
  return (
    <Page className={css.page}>
      <div className={css.narrow}>
        <h1>{t("punchout.login.title")}</h1>
        <p>{t("punchout.login.text")}</p>
        <LinkButton to={goto} variant="primary">
          {t("punchout.login.go")}
        </LinkButton>
      </div>
    </Page>
  );
}
