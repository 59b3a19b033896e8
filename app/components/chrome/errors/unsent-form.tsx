import { isUnsentForm, type UnsentForm as Unsent } from "@domain/http/unsent-form";
import { isRouteErrorResponse } from "@remix-run/react";
import { Button } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";

/** The form that could not be taken, ready to be sent again as it was; nothing when the fault is of another kind. */
export function UnsentForm({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && isUnsentForm(error.data) ? <SendAgain {...error.data} /> : null;
}

/** The same for a page that knows the form. */
export function SendAgain({ action, fields }: Unsent) {
  const t = useT();
  return (
    <form method="post" action={action}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand twice, and the list never changes
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p>{t("errors.unsent")}</p>
      <Button type="submit" variant="primary">
        {t("errors.sendAgain")}
      </Button>
    </form>
  );
}
