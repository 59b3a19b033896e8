import { setAsideList } from "@domain/basket/set-aside";
import { listPath } from "@domain/quick-add/list-limits";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { BasketPageData } from "~/loaders/basket/basket.server";

/**
 * After sign-in, says that a basket for another country was left behind, and offers to take its products over
 * (T-CART-17).
 */
export function SetAsideNotice({ setAside: { lines, from } }: { setAside: NonNullable<BasketPageData["setAside"]> }) {
  const t = useT();
  return (
    <Notice
      tone="warning"
      announce="polite"
      title={t("basket.setAside.heading")}
      actions={
        <>
          <Form method="post" action={listPath} encType="multipart/form-data">
            <input type="hidden" name="paste" value={setAsideList(lines)} />
            <Button type="submit">{t("basket.setAside.restore")}</Button>
          </Form>
          {from && <LinkButton to={from}>{t("basket.setAside.goOn")}</LinkButton>}
        </>
      }
    >
      {t("basket.setAside.text")} {lines.map(({ sku, quantity }) => `${sku} × ${quantity}`).join(", ")}
    </Notice>
  );
}
