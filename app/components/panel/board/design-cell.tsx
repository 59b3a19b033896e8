import { fitting } from "@domain/panel/arrange";
import { type Cell, cellState, occupantOf } from "@domain/panel/cells";
import { useMemo, useRef, useState } from "react";
import { Button } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";
import { AntibodyTag } from "./antibody-tag";
import * as css from "./board.css";
import { ChannelMark } from "./channel-mark";
import { useDropTarget } from "./drag";
import { type Board, heldId } from "./use-board";

/** A cell: its antibody, those that fit, or why none does (A-PANEL-09). */
export function DesignCell({ round, channel, board }: Cell & { board: Board }) {
  const t = useT();
  const element = useRef<HTMLLIElement>(null);
  const [over, setOver] = useState(false);
  const cell = useMemo<Cell>(() => ({ round, channel }), [round, channel]);
  useDropTarget({ element, cell, onOver: setOver }, board);
  const { design, picked } = board;
  const name = t("panel.design.cell", { round, channel });
  const held = occupantOf(design, cell);
  const row = held === null ? null : board.antibody(held);
  const chosen = design.selectedTargets.flatMap((key) => board.antibody(key) ?? []);
  const fit = fitting(chosen, cell);
  const state = picked && cellState(picked, cell, design);
  const refuses = state !== null && !state.ok && state.reason !== "taken";
  const look = refuses || (!row && fit.length === 0) ? "inactive" : row ? "held" : "empty";
  return (
    <li
      ref={element}
      className={css.cell}
      data-cell={`${round}-${channel}`}
      data-state={look}
      data-over={(over && !refuses) || undefined}
      aria-disabled={look === "inactive" || undefined}
    >
      <h4 className={css.cellName}>
        <ChannelMark channel={channel} />
      </h4>
      {row && <AntibodyTag row={row} board={board} id={heldId(row.productKey)} />}
      {picked && picked.productKey !== held ? (
        <Offer board={board} cell={cell} name={name} refuses={refuses} />
      ) : row ? (
        board.scripted && (
          <Button
            type="button"
            size="sm"
            variant="quiet"
            aria-label={t("panel.design.takeOutOf", { target: row.target, cell: name })}
            onClick={() => board.takeOut(row.productKey, true)}
          >
            {t("panel.design.takeOut")}
          </Button>
        )
      ) : (
        <p className={css.cellText}>
          {fit.length === 0
            ? t("panel.design.inactive", { reason: t("panel.design.nobody") })
            : t("panel.design.fits", { targets: fit.map(({ target }) => target).join(", ") })}
        </p>
      )}
    </li>
  );
}

/** The cell's response to the picked antibody. */
function Offer({ board, cell, name, refuses }: { board: Board; cell: Cell; name: string; refuses: boolean }) {
  const t = useT();
  const { picked, design } = board;
  if (!picked) return null;
  const { target, productKey } = picked;
  if (refuses)
    return (
      <p className={css.cellText}>{t("panel.design.inactive", { reason: t("panel.design.notMade", { target }) })}</p>
    );
  const other = occupantOf(design, cell);
  return (
    <>
      {other !== null && (
        <p className={css.cellText}>{t("panel.design.heldSwap", { target: board.antibody(other)?.target ?? other })}</p>
      )}
      <Button
        type="button"
        size="sm"
        aria-label={t("panel.design.placeIn", { target, cell: name })}
        onClick={() => board.place(productKey, cell, true)}
      >
        {t("panel.design.placeHere")}
      </Button>
    </>
  );
}
