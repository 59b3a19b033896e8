import { panelPaths } from "@domain/panel/paths";
import { useRef } from "react";
import { Form } from "~/components/navigation";
import { Problems } from "~/components/problems";
import { Button, LinkButton } from "~/components/ui/button/button";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { PanelDesignData } from "~/loaders/panel/design.server";
import * as board from "./board/board.css";
import { CellFields } from "./board/cell-fields";
import { CellReasonList } from "./board/cell-reason-list";
import { ChangeNotice } from "./board/change-notice";
import { BufferChoice, RoundsChoice, ScarceChoice, TypesChoice } from "./board/design-choices";
import { DesignGrid } from "./board/design-grid";
import { useBoard } from "./board/use-board";
import { useDesignAutosave } from "./board/use-design-autosave";
import { PanelFrame } from "./panel-frame";
import * as css from "./panel-page.css";
import { panelActionAttributes } from "./report-action";
import { SpectraFigure } from "./spectra-figure";

/** `/products/signalstar/paneldesign`: one form with and without scripts; scripts add the interactive grid. */
export function DesignPage({ data }: { data: PanelDesignData }) {
  const t = useT();
  const { frame, errors } = data;
  const state = useBoard(data);
  const form = useRef<HTMLFormElement>(null);
  const keeping = useDesignAutosave(form, state);
  const { scripted, message } = state;
  const problems = errors ? (errors.other.length > 0 ? errors.other : [t("panel.design.problems")]) : [];
  return (
    <PanelFrame frame={frame} title={t("panel.design.title")}>
      <p className={css.plain}>
        {spaced(t("panel.design.intro"))}
        <span className={css.withScripts}>{t("panel.design.scripts")}</span>
      </p>
      <Problems problems={problems} />
      <Form
        id="typed"
        ref={form}
        method="post"
        action={panelPaths.design}
        noValidate
        stays
        className={css.form}
        onChange={keeping.changed}
        onSubmit={keeping.submitted}
      >
        <input type="hidden" name="targets" value={state.design.selectedTargets.join(",")} />
        <RoundsChoice board={state} />
        <section className={css.section} aria-labelledby="panel-board">
          <h2 id="panel-board">{t("panel.design.grid")}</h2>
          <SpectraFigure />
          <ScarceChoice board={state} />
          <div className={css.buttons} id="board" tabIndex={-1}>
            <Button
              type={scripted ? "button" : "submit"}
              name="intent"
              value="propose"
              onClick={scripted ? state.propose : undefined}
            >
              {t("panel.design.propose")}
            </Button>
            <Button
              type={scripted ? "button" : "submit"}
              name="intent"
              value="clear"
              variant="quiet"
              onClick={scripted ? state.clear : undefined}
            >
              {t("panel.design.clear")}
            </Button>
            {!scripted && (
              <Button type="submit" name="intent" value="apply" variant="quiet">
                {t("panel.design.keep")}
              </Button>
            )}
          </div>
          <p role="status" className={board.message} data-said={message ? "" : undefined}>
            {message}
          </p>
          {keeping.failed && <Problems problems={[t("panel.design.saveFailed")]} />}
          <ChangeNotice board={state} />
          {/*
           * biome-ignore lint/a11y/noStaticElementInteractions: Esc cancels a move started by a button in the grid or
           * the list
           */}
          <div
            className={board.columns}
            onKeyDown={({ key }) => {
              if (key === "Escape" && state.picked) state.pick(null);
            }}
          >
            <DesignGrid board={state} />
            <CellFields data={data} board={state} />
          </div>
          <CellReasonList board={state} rows={data.rows} />
        </section>
        <BufferChoice data={data} />
        <TypesChoice data={data} />
        <div className={css.buttons}>
          <Button
            type="submit"
            name="intent"
            value="continue"
            variant="primary"
            {...panelActionAttributes("design", "complete_design", data.design.selectedTargets.length)}
          >
            {t("panel.design.review")}
          </Button>
          <LinkButton to={panelPaths.antibodies} variant="quiet">
            {t("panel.back")}
          </LinkButton>
        </div>
      </Form>
    </PanelFrame>
  );
}
