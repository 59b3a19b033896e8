import { cellName, cellOf, cellOfName, cellState, cellsOf, isMadeFor } from "@domain/panel/cells";
import { useRef, useState } from "react";
import { Select } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import type { PanelDesignData } from "~/loaders/panel/design.server";
import type { AntibodyRow } from "~/loaders/panel/offers.server";
import { AntibodyTag } from "./antibody-tag";
import * as css from "./board.css";
import { useDropTarget } from "./drag";
import { type Board, pickId, waiting } from "./use-board";

/** One select of cells per chosen antibody: the whole design for keyboard, touch and no scripts. */
export function CellFields({ data, board }: { data: PanelDesignData; board: Board }) {
  const t = useT();
  const element = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  useDropTarget({ element, cell: null, onOver: setOver }, board);
  const left = waiting(board);
  return (
    <section ref={element} className={css.tray} data-over={over || undefined} aria-labelledby="panel-tray">
      <h3 id="panel-tray" className={css.roundName}>
        {t("panel.design.antibodies")}
      </h3>
      <p className={css.cellText}>
        {left === 0 ? t("panel.design.trayEmpty") : t("panel.design.trayLeft", { count: left })}
      </p>
      <ul className={css.fields}>
        {board.design.selectedTargets.flatMap((key) => {
          const row = board.antibody(key);
          return row ? [<CellField key={key} row={row} data={data} board={board} />] : [];
        })}
      </ul>
    </section>
  );
}

function CellField({ row, data, board }: { row: AntibodyRow; data: PanelDesignData; board: Board }) {
  const t = useT();
  const { productKey, target } = row;
  const { design, scripted } = board;
  const now = cellOf(design, productKey);
  const error = data.errors?.cells[productKey];
  const value = now ? cellName(now) : "";
  return (
    <li className={css.fieldRow} data-placed={now !== null || undefined}>
      <AntibodyTag row={row} board={board} id={pickId(productKey)} />
      <Select
        name={`cell-${productKey}`}
        label={t("panel.design.cellOf", { target })}
        labelHidden
        error={error && (!scripted || value === (data.cells[productKey] ?? "")) ? error : null}
        {...(scripted
          ? {
              value,
              onChange: (event) => {
                const cell = cellOfName(event.currentTarget.value);
                if (cell) board.place(productKey, cell);
                else board.takeOut(productKey);
              },
            }
          : { defaultValue: data.cells[productKey] ?? "" })}
      >
        <option value="">{t("panel.design.notPlaced")}</option>
        {cellsOf(2).map((cell) => {
          const state = cellState(row, cell, design);
          const text = t("panel.design.cell", { ...cell });
          // Without scripts the round may change in the same form, so disable only cells that never fit.
          const closed = !isMadeFor(row, cell) || (scripted && !state.ok && state.reason === "round-off");
          return (
            <option key={cellName(cell)} value={cellName(cell)} disabled={closed}>
              {state.ok
                ? text
                : state.reason === "taken"
                  ? t("panel.design.optionHeld", { cell: text, target: board.antibody(state.by)?.target ?? state.by })
                  : t(state.reason === "not-made" ? "panel.design.optionNotMade" : "panel.design.optionRoundOff", {
                      cell: text,
                    })}
            </option>
          );
        })}
      </Select>
    </li>
  );
}
