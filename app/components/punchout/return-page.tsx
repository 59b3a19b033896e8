import { useEffect, useRef } from "react";
import type { PunchoutReturn } from "~/actions/punchout/return.server";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Page } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./punchout-page.css";
import { useCurrentPage } from "./use-current-page";

/** Returns the basket: scripts submit the form, otherwise its button does. */
export function PunchoutReturnPage({ form }: { form: PunchoutReturn | null }) {
  const t = useT();
  useCurrentPage();
  return (
    <Page className={css.page}>
      <div className={css.narrow}>
        <h1>{t("punchout.return.title")}</h1>
        {form ? (
          <ReturnForm form={form} />
        ) : (
          <>
            <p>{t("punchout.return.nothing")}</p>
            <LinkButton to="/" variant="primary">
              {t("punchout.return.home")}
            </LinkButton>
          </>
        )}
      </div>
    </Page>
  );
}

function ReturnForm({ form: { action, host, target, fields } }: { form: PunchoutReturn }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  // `submit()` fires no event, which React would replay during hydration.
  useEffect(() => form.current?.submit(), []);
  return (
    <>
      <p>{t("punchout.return.text", { host })}</p>
      <form ref={form} method="post" action={action} target={target} acceptCharset="utf-8">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="primary">
          {t("punchout.return.go")}
        </Button>
      </form>
    </>
  );
}
