import { panelHref } from "@domain/panel-builder/address";
import { panelBuilderLimits } from "@domain/panel-builder/panel";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Field, TextArea, TextInput } from "~/components/ui/field/field";
import { TextLink } from "~/components/ui/text-link";
import { sentences } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { PanelBuilderData } from "~/loaders/panel-builder/builder.server";
import type { CurvesInput, CurvesRefused } from "~/loaders/panel-builder/curves-refused";
import { faultText } from "./fault-text";
import * as css from "./panel-builder-page.css";

interface CurvesFormProps {
  page: PanelBuilderData;
  refused: CurvesRefused | null;
}

/** Form for a lab's measured spectra; submitting it adds them to the URL. */
export function CurvesForm({ page: { texts, curves }, refused }: CurvesFormProps) {
  const t = useT();
  const errorOf = (input: CurvesInput) =>
    refused?.input === input ? sentences(refused.faults.map((fault) => faultText(t, fault))) : null;
  return (
    <section className={css.section} aria-labelledby="panel-curves">
      <h2 id="panel-curves">{t("panelBuilder.fields.curves")}</h2>
      {curves.length > 0 && (
        <ul className={css.list}>
          {curves.map(({ dye, without }) => (
            <li key={dye}>
              {dye} <TextLink to={without}>{t("panelBuilder.removeCurve", { dye })}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary={t("panelBuilder.addCurves")} open={refused !== null}>
        <Form method="post" action={panelHref(texts)} encType="multipart/form-data" className={css.form}>
          <p className={css.soft}>{t("panelBuilder.curvesHint")}</p>
          <TextInput
            name="curveDye"
            label={t("panelBuilder.curveDye")}
            hint={t("panelBuilder.curveDyeHint")}
            error={errorOf("curveDye")}
            optional
            maxLength={panelBuilderLimits.name}
            defaultValue={refused?.dye ?? ""}
          />
          <TextArea
            name="curves"
            label={t("panelBuilder.curveText")}
            error={errorOf("curves")}
            rows={6}
            mono
            optional
            spellCheck={false}
            placeholder={"wavelength,excitation,emission\n600,0.21,0\n605,0.26,0.01"}
            defaultValue={refused?.text ?? ""}
          />
          <Field label={t("panelBuilder.curveFile")} error={errorOf("file")} optional>
            {(field) => <input {...field} type="file" name="file" accept=".csv,.tsv,.txt,.xlsx,text/csv" />}
          </Field>
          <div>
            <Button type="submit">{t("panelBuilder.useCurves")}</Button>
          </div>
        </Form>
      </Disclosure>
    </section>
  );
}
