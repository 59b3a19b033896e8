import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { UnwatchData } from "~/loaders/lots/unwatch.server";
import * as css from "./lots.css";

/** `/lots/unwatch?token=`: opening it changes nothing, because mail programs open links by themselves. */
export function UnwatchPage({ page: { watch, state, token } }: { page: UnwatchData }) {
  const t = useT();
  return (
    <Page className={css.page}>
      <h1 className={css.title}>{t("lots.unwatch.title")}</h1>
      {state === "ended" && (
        <Notice tone="success" announce="polite">
          {t("lots.unwatch.ended")}
        </Notice>
      )}
      {(state === "incomplete" || state === "unavailable") && (
        <Notice tone="danger" announce="assertive">
          {t(state === "incomplete" ? "lots.unwatch.incomplete" : "lots.desk.problem.unavailable")}
        </Notice>
      )}
      {state === "ask" && watch && (
        <Form method="post" action="/lots/unwatch">
          <input type="hidden" name="token" value={token} />
          <p>
            {spaced(
              t("ui.label", {
                label:
                  watch.lot === null
                    ? t("lots.allOf", { number: watch.productKey })
                    : t("lots.lotOf", { number: watch.lot, product: watch.productKey }),
              }),
            )}
            {watch.events.map((event) => t(`lots.event.${event}`)).join(t("product.listSeparator"))}
          </p>
          <Button type="submit" variant="primary">
            {t("lots.unwatch.button")}
          </Button>
        </Form>
      )}
    </Page>
  );
}
