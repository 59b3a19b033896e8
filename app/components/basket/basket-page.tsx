import { LinkButton } from "~/components/ui/button";
import { Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { useT } from "~/i18n/use-t";
import type { BasketPageData } from "~/loaders/basket.server";
import type { BasketActionData } from "~/loaders/basket-action.server";
import * as css from "./basket.css";
import { BasketContents } from "./basket-contents";
import { RemovalQuestion } from "./confirm-dialogs";

/** `/cart`: the basket as a page, complete without scripts. */
export function BasketPage({ data, answer }: { data: BasketPageData; answer: BasketActionData | undefined }) {
  const t = useT();
  const refused = answer && !answer.ok ? answer : null;
  const asked = data.basket?.lines.find(({ id }) => id === data.removal);
  return (
    <Page>
      <Stack gap="s3" className={css.layout}>
        <h1>{t("basket.title")}</h1>
        {data.added && (
          <Notice
            tone="success"
            announce="polite"
            title={t("basket.updated")}
            actions={data.added.from && <LinkButton to={data.added.from}>{t("basket.continueShopping")}</LinkButton>}
          >
            {t("basket.added", { count: data.added.count })} {data.added.sku}
          </Notice>
        )}
        {asked && <RemovalQuestion line={asked} />}
        {data.rules.available ? (
          <BasketContents {...data} refused={refused} />
        ) : (
          <Notice title={t("basket.notForCountry")}>{t("basket.notForCountryText")}</Notice>
        )}
      </Stack>
    </Page>
  );
}
