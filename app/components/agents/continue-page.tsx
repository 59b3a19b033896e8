import { Form, Link } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { ContinueData } from "~/loaders/agents/continue.server";
import * as css from "./continue-page.css";

/** Lines of a basket that a program prepared, and a button that takes them over. It works without scripts. */
export function ContinuePage({ page: { lines, state, byNumber, returnHost } }: { page: ContinueData }) {
  const t = useT();
  return (
    <Page className={css.page}>
      <h1 className={css.title}>{t("agents.continue.title")}</h1>
      {state === "ask" && (
        <p className={css.text}>
          {returnHost === null ? t("agents.continue.intro") : t("agents.continue.punchoutIntro", { host: returnHost })}
        </p>
      )}
      {state !== "ask" && (
        <Notice tone="danger" announce="assertive">
          {t(`agents.continue.${state}`)}
        </Notice>
      )}
      {lines.length > 0 && (
        <ul className={css.lines} aria-label={t("agents.continue.lines")}>
          {lines.map((line) => (
            <li key={line.sku}>{t("agents.continue.line", line)}</li>
          ))}
        </ul>
      )}
      {state === "ask" && (
        <Form method="post">
          {returnHost === null && <p className={css.text}>{t("agents.continue.prices")}</p>}
          <Button type="submit" variant="primary">
            {t(returnHost === null ? "agents.continue.button" : "agents.continue.punchoutButton")}
          </Button>
        </Form>
      )}
      {state === "refused" && byNumber !== null && (
        <p>
          <Link to={byNumber}>{t("agents.continue.byNumber")}</Link>
        </p>
      )}
    </Page>
  );
}
