import * as css from "~/components/basket/basket-contents.css";
import { BasketMessages } from "~/components/basket/basket-messages";
import { LineObstacle, LineQuote } from "~/components/basket/line-notes";
import { LineList } from "~/components/checkout/line-list";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { HandedOverData } from "~/loaders/hand-over/handed-over.server";

/** `/cart/handed-over/{key}`: lines of somebody's basket, and a button that adds them. It works without scripts. */
export function HandedOverPage({ page: { lines, state, messages, byNumber, key } }: { page: HandedOverData }) {
  const t = useT();
  return (
    <Page className={css.page}>
      <Stack gap="s3">
        <h1>{t("checkout.handedOver.title")}</h1>
        {state === "ask" && <p>{t("checkout.handedOver.intro")}</p>}
        {state === "notForCountry" && (
          <Notice title={t("basket.notForCountry")}>{t("basket.notForCountryText")}</Notice>
        )}
        {(state === "gone" || state === "unavailable") && (
          <Notice tone="danger" announce="assertive">
            {t(`checkout.handedOver.${state}`)}
          </Notice>
        )}
        {messages.length > 0 && (
          <Notice tone="danger" title={t("basket.error.heading")} announce="assertive" refusal>
            <BasketMessages messages={messages} />
            {byNumber !== null && <TextLink to={byNumber}>{t("checkout.handedOver.byNumber")}</TextLink>}
          </Notice>
        )}
        {lines.length > 0 && (
          <>
            <LineList
              label={t("checkout.lines.label")}
              lines={lines}
              note={(line) => (
                <>
                  <LineQuote line={line} />
                  {line.unavailable && <LineObstacle line={line} />}
                </>
              )}
            />
            <Form method="post">
              <input type="hidden" name="key" value={key} />
              <Button type="submit" variant="primary" icon="basket">
                {t("checkout.handedOver.add")}
              </Button>
            </Form>
          </>
        )}
      </Stack>
    </Page>
  );
}
