import { leastTargets, maxTargets } from "@domain/panel/limits";
import { speciesKey } from "@domain/panel/name-keys";
import { panelPaths } from "@domain/panel/paths";
import { Form } from "~/components/navigation";
import { Problems } from "~/components/problems";
import { Button, LinkButton } from "~/components/ui/button/button";
import { TextInput } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { PanelAntibodiesData } from "~/loaders/panel/antibodies.server";
import { AntibodyList } from "./antibody-list";
import * as list from "./antibody-list.css";
import { PanelFrame } from "./panel-frame";
import * as css from "./panel-page.css";
import { panelActionAttributes } from "./report-action";
import { useTargetChoice } from "./use-target-choice";

/** `/products/signalstar/selectantibodies`. */
export function AntibodiesPage({ data }: { data: PanelAntibodiesData }) {
  const t = useT();
  const { frame, species, problems, search, partly } = data;
  const choice = useTargetChoice(data);
  const { chosen, filter, scripted } = choice;
  const few = chosen.length < leastTargets;
  return (
    <PanelFrame frame={frame} title={t("panel.antibodies.title")}>
      <p className={css.plain}>{t("panel.antibodies.intro", { species: t(speciesKey[species]) })}</p>
      {partly && <Notice tone="warning">{t("panel.lookUp.partly")}</Notice>}
      <Problems problems={problems} />
      <Form id="typed" method="post" action={panelPaths.antibodies} noValidate className={css.form}>
        <div className={list.filter}>
          <TextInput
            name="search"
            type="search"
            label={t("panel.antibodies.search")}
            hint={t("panel.antibodies.searchHint")}
            maxLength={60}
            autoComplete="off"
            {...(scripted
              ? {
                  value: filter,
                  onChange: (event) => choice.setFilter(event.currentTarget.value),
                  onKeyDown: choice.keepOpen,
                }
              : { defaultValue: search })}
          />
          {!scripted && (
            <Button type="submit" name="intent" value="filter">
              {t("panel.antibodies.filter")}
            </Button>
          )}
        </div>
        <AntibodyList data={data} choice={choice} />
        <div className={list.bar}>
          <p className={css.plain} role="status">
            <strong>{t("panel.antibodies.chosen", { count: chosen.length, most: maxTargets })}</strong>{" "}
            {few
              ? t("panel.antibodies.more", { count: leastTargets - chosen.length })
              : scripted && (choice.message ?? t("panel.antibodies.enough"))}
            {few && choice.message}
          </p>
          <div className={css.buttons}>
            <LinkButton to={panelPaths.species} variant="quiet">
              {t("panel.back")}
            </LinkButton>
            <Button
              type="submit"
              name="intent"
              value="continue"
              variant="primary"
              disabled={scripted && (few || chosen.length > maxTargets)}
              {...panelActionAttributes("antibodies", "choose_targets", chosen.length)}
            >
              {t("panel.continue")}
            </Button>
          </div>
        </div>
      </Form>
    </PanelFrame>
  );
}
