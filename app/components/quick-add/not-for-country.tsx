import { TypedFields } from "~/components/country/typed-fields";
import { Form } from "~/components/navigation";
import { Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { TypedField } from "~/loaders/form/typed-form.server";

interface NotForCountryProps {
  /** Address of the page. */
  action: string;
  /** Fields filled in before the country changed. */
  typed: readonly TypedField[];
}

/** In place of the forms in a country without online orders. Holds what was typed until another country is chosen. */
export function NotForCountry({ action, typed }: NotForCountryProps) {
  const t = useT();
  return (
    <>
      <Notice title={t("basket.notForCountry")}>
        <Stack gap="s1">
          <p>{t("basket.notForCountryText")}</p>
          {typed.length > 0 && <p>{t("quickAdd.keptMeanwhile")}</p>}
        </Stack>
      </Notice>
      {typed.length > 0 && (
        <Form id="typed" method="post" action={action}>
          <TypedFields fields={typed} />
        </Form>
      )}
    </>
  );
}
