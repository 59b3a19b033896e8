import "~/components/country/kept-form.css";
import { maxPurchaseOrderBytes } from "@contracts/commerce/purchase-order-files";
import { Form } from "~/components/navigation";
import { useFocusOnAnswer } from "~/components/problems";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Field } from "~/components/ui/field/field";
import { Page } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { UploadData } from "~/loaders/checkout/purchase-order/upload.server";
import * as css from "../checkout-page.css";

const step = "/checkout/purchase-order";

interface UploadPageProps {
  data: UploadData;
  answer: { readonly problem: string | null } | null;
}

/** `/checkout/purchase-order`. */
export function UploadPage({ data, answer }: UploadPageProps) {
  const t = useT();
  const field = useFocusOnAnswer(answer);
  return (
    <Page className={css.page}>
      <h1 className={css.title}>{t("checkout.purchaseOrder.title")}</h1>
      <p>{t("checkout.purchaseOrder.intro")}</p>
      {data.file !== null && (
        <Form method="post" action={step} className={css.buttons}>
          <span>{data.file}</span>
          <Button type="submit" name="intent" value="remove" size="sm">
            {t("checkout.purchaseOrder.remove")}
          </Button>
        </Form>
      )}
      <Form id="typed" method="post" action={step} encType="multipart/form-data" className={css.form}>
        <Field
          id={field}
          label={t("checkout.purchaseOrder.file")}
          hint={t("checkout.purchaseOrder.hint", { size: maxPurchaseOrderBytes / 1024 / 1024 })}
          error={answer?.problem ?? data.problem}
        >
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              name="file"
              accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
            />
          )}
        </Field>
        <div className={css.buttons}>
          <Button type="submit" name="intent" value="upload" variant="primary">
            {t("checkout.purchaseOrder.upload")}
          </Button>
          <LinkButton to="/checkout#payment" variant="quiet">
            {t("checkout.shipping.back")}
          </LinkButton>
        </div>
      </Form>
    </Page>
  );
}
