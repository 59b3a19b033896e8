import { type PanelRound, panelImagings, panelRounds, panelSamples } from "@contracts/values/panel-values";
import { roundsFor, roundsOf } from "@domain/panel/arrange";
import { imagingKey, sampleKey } from "@domain/panel/name-keys";
import { CatalogueText } from "~/components/catalogue-text";
import * as choice from "~/components/checkout/checkout-page.css";
import { OfferText } from "~/components/panel/offer-text";
import * as css from "~/components/panel/panel-page.css";
import { reportBoardAction } from "~/components/panel/report-action";
import { Checkbox, ChoiceGroup, FieldError, Radio, Select } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import type { PanelDesignData } from "~/loaders/panel/design.server";
import type { Board } from "./use-board";

const roundTexts = {
  1: ["panel.design.rounds1", "panel.design.rounds1Text"],
  2: ["panel.design.rounds2", "panel.design.rounds2Text"],
} as const;

/** One or two imaging rounds, as the targets require. */
export function RoundsChoice({ board }: { board: Board }) {
  const t = useT();
  const { design, scripted } = board;
  const count = design.selectedTargets.length;
  const now = roundsOf(design);
  const hint = (rounds: PanelRound) =>
    rounds < roundsFor(count) ? t("panel.design.roundsNeeded", { count }) : t(roundTexts[rounds][1]);
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{t("panel.design.rounds")}</legend>
      <div className={css.choices}>
        {panelRounds.map((rounds) => (
          <div key={rounds} className={choice.choice}>
            <Radio
              name="rounds"
              value={rounds}
              disabled={rounds < roundsFor(count)}
              {...(scripted
                ? { checked: rounds === now, onChange: () => board.setRounds(rounds) }
                : { defaultChecked: rounds === now })}
              label={<span className={choice.choiceName}>{t(roundTexts[rounds][0])}</span>}
              hint={hint(rounds)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Targets that the proposal gives cells with little autofluorescence first. */
export function ScarceChoice({ board }: { board: Board }) {
  const t = useT();
  const { scarce, scripted } = board;
  const { selectedTargets } = board.design;
  return (
    <ChoiceGroup legend={t("panel.design.scarce")}>
      <p className={css.quiet}>{t("panel.design.scarceText")}</p>
      <div className={css.choices}>
        {selectedTargets.map((key) => (
          <Checkbox
            key={key}
            name="scarce"
            value={key}
            {...(scripted
              ? {
                  checked: scarce.includes(key),
                  onChange: (event) => board.setScarce(key, event.currentTarget.checked),
                }
              : { defaultChecked: scarce.includes(key) })}
            label={board.antibody(key)?.target ?? key}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** Choice of the buffer kit (A-PANEL-07). */
export function BufferChoice({ data: { buffers, design, errors, country } }: { data: PanelDesignData }) {
  const t = useT();
  return (
    <fieldset className={css.section} aria-describedby={errors?.buffer ? "buffer-problem" : undefined}>
      <legend className={css.legend}>{t("panel.design.buffer")}</legend>
      <p className={css.quiet}>{t("panel.design.bufferText")}</p>
      {errors?.buffer && <FieldError id="buffer-problem">{errors.buffer}</FieldError>}
      <div className={css.choices}>
        {buffers.map((kit) => (
          <div key={kit.productKey} className={choice.choice}>
            <Radio
              name="buffer"
              value={kit.productKey}
              defaultChecked={kit.productKey === design.bufferKit}
              disabled={kit.unavailable === "status"}
              onChange={() => reportBoardAction("choose_buffer_kit", design.selectedTargets.length)}
              label={
                <>
                  <CatalogueText text={kit.name} className={choice.choiceName} />
                  <span className={choice.lines}>
                    {kit.sku} · <OfferText offer={kit} />
                  </span>
                </>
              }
              hint={
                kit.unavailable === "country"
                  ? t("panel.design.bufferUnavailable", { country })
                  : kit.unavailable === "status" && t("panel.antibodies.status")
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Sample and imaging method, both optional; stored with the design. */
export function TypesChoice({ data: { sample, imaging } }: { data: PanelDesignData }) {
  const t = useT();
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{t("panel.design.types")}</legend>
      <p className={css.quiet}>{t("panel.design.typesText")}</p>
      <div className={css.choices}>
        <Select name="sample" label={t("panel.design.sample")} defaultValue={sample} optional>
          <option value="">{t("panel.design.choose")}</option>
          {panelSamples.map((name) => (
            <option key={name} value={name}>
              {t(sampleKey[name])}
            </option>
          ))}
        </Select>
        <Select name="imaging" label={t("panel.design.imaging")} defaultValue={imaging} optional>
          <option value="">{t("panel.design.choose")}</option>
          {panelImagings.map((name) => (
            <option key={name} value={name}>
              {t(imagingKey[name])}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  );
}
