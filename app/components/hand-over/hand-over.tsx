import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { CopyButton } from "~/components/ui/copy-button/copy-button";
import { useT } from "~/i18n/use-t";
import type { HandOverView } from "~/loaders/hand-over/hand-over.server";
import * as css from "./hand-over.css";

/** Link with which someone else can order these items. */
export function HandOver({ view: { address, keeps } }: { view: HandOverView }) {
  const t = useT();
  return (
    <div id="hand-over" className={css.handOver}>
      <h3>{t("checkout.handOver")}</h3>
      <p>{t(keeps ? "checkout.handOverKept" : "checkout.handOverText")}</p>
      {address === null ? (
        <Form method="post" action="/cart">
          <Button type="submit" name="intent" value="hand-over">
            {t("checkout.handOverMake")}
          </Button>
        </Form>
      ) : (
        <p>
          <a href={address}>{t("checkout.handOverLink")}</a>{" "}
          <CopyButton text={address} label={t("checkout.handOverLink")} />
        </p>
      )}
    </div>
  );
}
