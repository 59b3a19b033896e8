import { speciesKey } from "@domain/panel/name-keys";
import { panelPaths } from "@domain/panel/paths";
import { useEffect, useRef } from "react";
import * as choice from "~/components/checkout/checkout-page.css";
import { Form } from "~/components/navigation";
import { DesignTable } from "~/components/panel/board/design-table";
import { Button, LinkButton } from "~/components/ui/button/button";
import { DefinitionList } from "~/components/ui/definition-list/definition-list";
import { ChoiceGroup, Radio } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { SavedDesignView } from "~/loaders/panel/saved.server";
import type { PanelSpeciesData } from "~/loaders/panel/species.server";
import { LookUpForm } from "./look-up-form";
import { PanelFrame } from "./panel-frame";
import * as css from "./panel-page.css";
import { panelActionAttributes } from "./report-action";

/** `/products/signalstar/targetspecies`. */
export function SpeciesPage({ data }: { data: PanelSpeciesData }) {
  const t = useT();
  const { frame, offers, chosen, change, lookUp, error } = data;
  return (
    <PanelFrame frame={frame} title={t("panel.species.title")}>
      {lookUp?.ok && <SavedDesign saved={lookUp.saved} />}
      {change ? (
        <ChangeSpecies change={change} />
      ) : (
        <Form
          id="typed"
          method="post"
          action={panelPaths.species}
          noValidate
          className={css.form}
          {...panelActionAttributes("species", "choose_species")}
        >
          <ChoiceGroup legend={t("panel.species.legend")} error={error}>
            <div className={css.choices}>
              {offers.map(({ species, targets }) => (
                <div key={species} className={choice.choice}>
                  <Radio
                    name="species"
                    value={species}
                    defaultChecked={species === chosen}
                    required
                    label={<span className={choice.choiceName}>{t(speciesKey[species])}</span>}
                    hint={t("panel.species.offer", { count: targets })}
                  />
                </div>
              ))}
            </div>
          </ChoiceGroup>
          <div className={css.buttons}>
            <Button type="submit" name="intent" value="species" variant="primary">
              {t("panel.continue")}
            </Button>
          </div>
        </Form>
      )}
      <LookUpForm
        wanted={lookUp === null ? "" : lookUp.ok ? lookUp.saved.id : lookUp.wanted}
        error={lookUp?.ok === false ? lookUp.error : null}
      />
    </PanelFrame>
  );
}

function ChangeSpecies({ change }: { change: NonNullable<PanelSpeciesData["change"]> }) {
  const t = useT();
  const notice = useRef<HTMLDivElement>(null);
  const from = t(speciesKey[change.from]);
  const to = t(speciesKey[change.to]);
  useEffect(() => notice.current?.querySelector<HTMLElement>("#change")?.focus(), []);
  return (
    <div ref={notice}>
      <Notice id="change" tone="warning" title={t("panel.species.changeTitle", { species: to })}>
        <p>
          {t("panel.species.changeText", {
            count: change.targets.length,
            from,
            species: to,
            targets: change.targets.join(", "),
          })}
        </p>
        <Form
          method="post"
          action={panelPaths.species}
          className={css.buttons}
          {...panelActionAttributes("species", "choose_species")}
        >
          <input type="hidden" name="intent" value="species" />
          <input type="hidden" name="species" value={change.to} />
          <Button type="submit" name="confirmed" value="yes">
            {t("panel.species.change", { species: to })}
          </Button>
          <LinkButton to={panelPaths.antibodies} variant="primary">
            {t("panel.species.keep", { species: from })}
          </LinkButton>
        </Form>
      </Notice>
    </div>
  );
}

/** A saved design and a button to continue with it. */
function SavedDesign({ saved }: { saved: SavedDesignView }) {
  const t = useT();
  const { id, name, date, own, summary, replaces } = saved;
  return (
    <section className={css.side} aria-labelledby="saved-design" id="saved">
      <h2 id="saved-design">{t("panel.lookUp.found")}</h2>
      <DefinitionList
        items={[
          { key: "name", term: t("panel.lookUp.name"), value: name },
          { key: "id", term: t("panel.lookUp.label"), value: id, mono: true, copy: id },
          { key: "date", term: t("panel.lookUp.saved"), value: date },
        ]}
      />
      <DesignTable summary={summary} />
      {own && <p className={css.quiet}>{t("panel.lookUp.own")}</p>}
      <Form
        method="post"
        action={panelPaths.species}
        className={css.buttons}
        {...panelActionAttributes("species", "open_saved_design", summary.items.length)}
      >
        <input type="hidden" name="design" value={id} />
        <Button type="submit" name="intent" value="copy" variant="primary">
          {t("panel.lookUp.copy")}
        </Button>
        {replaces && <span className={css.quiet}>{t("panel.lookUp.replaces")}</span>}
      </Form>
    </section>
  );
}
