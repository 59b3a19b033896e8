import { isUnsentForm, type UnsentForm as Unsent } from "@domain/http/unsent-form";
import { isRouteErrorResponse } from "@framework/remix";
import { Button } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";

/** The failed form, ready to be sent again; nothing for other faults. */
export function UnsentForm({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && isUnsentForm(error.data) ? <SendAgain {...error.data} /> : null;
}

/** The same for a page that has the form. */
export function SendAgain({ action, fields }: Unsent) {
  const t = useT();
  return (
    <form method="post" action={action}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p>{t("errors.unsent")}</p>
      <Button type="submit" variant="primary">
        {t("errors.sendAgain")}
      </Button>
    </form>
  );
}
