import { panelPaths } from "@domain/panel/paths";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { TextInput } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import * as css from "./panel-page.css";

/** Opens a saved design by id (A-PANEL-08). */
export function LookUpForm({ wanted, error }: { wanted: string; error: string | null }) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby="panel-look-up">
      <h2 id="panel-look-up">{t("panel.lookUp.title")}</h2>
      <p className={css.plain}>{t("panel.lookUp.text")}</p>
      <Form method="get" action={panelPaths.species} className={css.lookUp} role="search">
        <TextInput
          name="design"
          label={t("panel.lookUp.label")}
          defaultValue={wanted}
          error={error}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          mono
        />
        <Button type="submit">{t("panel.lookUp.submit")}</Button>
      </Form>
    </section>
  );
}
