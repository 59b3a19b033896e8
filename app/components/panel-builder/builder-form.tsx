import "~/components/country/kept-form.css";
import { instrumentIds } from "@domain/panel-builder/instruments";
import { panelBuilderLimits, panelBuilderPath } from "@domain/panel-builder/panel";
import type { PanelFault } from "@domain/panel-builder/read-panel";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Checkbox, ChoiceGroup, Select, TextArea, TextInput } from "~/components/ui/field/field";
import { sentences } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { PanelBuilderData } from "~/loaders/panel-builder/builder.server";
import * as css from "./panel-builder-page.css";

const markerExample = "CD3; high\nCD8; high; with CD3\nPD-1; low; with CD3, CD8\nFOXP3; low; first\nKi-67";

/** The form is a GET form, so that the address holds the whole panel. */
export function BuilderForm({ page: { texts, faults, dyes } }: { page: PanelBuilderData }) {
  const t = useT();
  const errorOf = (field: PanelFault["field"]): string | null => {
    const own = faults.filter((fault) => fault.field === field);
    return own.length > 0 ? sentences(own.map(({ kind, text }) => t(`panelBuilder.faults.${kind}`, { text }))) : null;
  };
  const own = texts.channels !== "" || texts.ownDyes !== "" || texts.dyes.length > 0;
  return (
    <section className={css.section} aria-labelledby="panel-form">
      <h2 id="panel-form">{t("panelBuilder.form")}</h2>
      <Form id="typed" method="get" action={panelBuilderPath} className={css.form}>
        <TextArea
          label={t("panelBuilder.fields.markers")}
          hint={t("panelBuilder.markersHint")}
          error={errorOf("markers")}
          name="markers"
          rows={9}
          mono
          spellCheck={false}
          placeholder={markerExample}
          maxLength={6000}
          defaultValue={texts.markers}
        />
        <div className={css.row}>
          <Select
            label={t("panelBuilder.fields.instrument")}
            error={errorOf("instrument")}
            name="on"
            defaultValue={texts.instrument}
          >
            {[...instrumentIds, "own-imaging" as const, "own-flow" as const].map((id) => (
              <option key={id} value={id}>
                {t(`panelBuilder.instruments.${id}`)}
              </option>
            ))}
          </Select>
          <TextInput
            label={t("panelBuilder.fields.cycles")}
            hint={t("panelBuilder.cyclesHint")}
            error={errorOf("cycles")}
            name="cycles"
            inputMode="numeric"
            optional
            maxLength={2}
            defaultValue={texts.cycles}
          />
        </div>
        <Disclosure summary={t("panelBuilder.own")} open={own}>
          <div className={css.form}>
            <TextArea
              label={t("panelBuilder.fields.channels")}
              hint={t("panelBuilder.channelsHint")}
              error={errorOf("channels")}
              name="channels"
              rows={4}
              mono
              optional
              spellCheck={false}
              placeholder={"488; 455-490; 505-545\nRed; 640; 655-685"}
              maxLength={2000}
              defaultValue={texts.channels}
            />
            <TextArea
              label={t("panelBuilder.fields.ownDyes")}
              hint={t("panelBuilder.ownDyesHint")}
              error={errorOf("ownDyes")}
              name="more"
              rows={3}
              mono
              optional
              spellCheck={false}
              placeholder="MyRed; 646; 664; 250000; 0.3"
              maxLength={2000}
              defaultValue={texts.ownDyes}
            />
            <ChoiceGroup legend={t("panelBuilder.fields.dyes")} error={errorOf("dyes")}>
              <div className={css.dyes}>
                {dyes.map((name) => (
                  <Checkbox
                    key={name}
                    label={name}
                    name="dye"
                    value={name}
                    defaultChecked={texts.dyes.includes(name)}
                  />
                ))}
              </div>
            </ChoiceGroup>
          </div>
        </Disclosure>
        {texts.curves.map((curve) => (
          <input key={curve} type="hidden" name="curve" value={curve} />
        ))}
        <p className={css.soft}>{t("panelBuilder.limits", { markers: panelBuilderLimits.markers })}</p>
        <div>
          <Button type="submit" variant="primary">
            {t("panelBuilder.build")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
