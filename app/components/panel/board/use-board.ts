import type { PanelDesign } from "@contracts/panel";
import type { PanelRound } from "@contracts/values/panel-values";
import { placeIn, roundsOf, withoutCell } from "@domain/panel/arrange";
import { type Cell, cellName, cellOf, cellOfName, cellState, occupantOf } from "@domain/panel/cells";
import { placementsOf, withPlace, withRounds } from "@domain/panel/edit-design";
import { accept, propose } from "@domain/panel/propose";
import type { SmallestChange } from "@domain/panel/solve";
import { useEffect, useRef, useState } from "react";
import { reportBoardAction } from "~/components/panel/report-action";
import { useT } from "~/i18n/use-t";
import type { PanelDesignData } from "~/loaders/panel/design.server";
import type { AntibodyRow } from "~/loaders/panel/offers.server";

/** Ids of the pick buttons, which receive focus after a move. */
export const pickId = (key: string): string => `pick-${key}`;
export const heldId = (key: string): string => `held-${key}`;

export interface Board {
  /** Scripts run, so the grid is interactive. */
  readonly scripted: boolean;
  readonly design: PanelDesign;
  /** Antibody being moved, by pointer or keyboard. */
  readonly picked: AntibodyRow | null;
  /** Last action, announced to screen readers. */
  readonly message: string | null;
  readonly change: SmallestChange | null;
  /** Antibodies of targets that the shopper marked as scarce. */
  readonly scarce: readonly string[];
  setScarce(key: string, isScarce: boolean): void;
  antibody(key: string): AntibodyRow | null;
  pick(key: string | null): void;
  /** Starts a pointer drag; nothing is announced. */
  drag(key: string | null): void;
  place(key: string, cell: Cell, focus?: boolean): void;
  takeOut(key: string, focus?: boolean): void;
  setRounds(rounds: PanelRound): void;
  propose(): void;
  accept(): void;
  clear(): void;
}

/** The design as edited by scripts; the result is submitted with the regular form. */
export function useBoard(data: PanelDesignData): Board {
  const t = useT();
  const [scripted, setScripted] = useState(false);
  const [design, setDesign] = useState(data.design);
  const [picked, setPicked] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(data.done && t(doneText[data.done]));
  const [change, setChange] = useState(data.change);
  const [scarce, setScarce] = useState(data.scarce);
  const focusNext = useRef<string | null>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    setScripted(true);
    // After new data, the fields show the board again.
    setDesign(isBegun.current ? data.design : typedInto(data.design));
    setScarce(isBegun.current ? data.scarce : scarceTicked());
    isBegun.current = true;
    setChange(data.change);
    setMessage(data.done && t(doneText[data.done]));
  }, [data, t]);
  // Restore focus after a move, because the button may be gone.
  useEffect(() => {
    const id = focusNext.current;
    focusNext.current = null;
    if (id) document.getElementById(id)?.focus();
  });

  const antibody = (key: string) => data.rows.find(({ productKey }) => productKey === key) ?? null;
  const name = (key: string) => antibody(key)?.target ?? key;
  const cellText = ({ round, channel }: Cell) => t("panel.design.cell", { round, channel });

  function move(next: PanelDesign, said: string) {
    setDesign(next);
    setMessage(said);
    setPicked(null);
    setChange(null);
  }

  return {
    scripted,
    design,
    message,
    change,
    scarce,
    setScarce: (key, isScarce) =>
      setScarce((now) => [...now.filter((other) => other !== key), ...(isScarce ? [key] : [])]),
    antibody,
    picked: picked === null ? null : antibody(picked),
    drag: setPicked,
    pick(key) {
      if (key === null && picked !== null) {
        setMessage(t("panel.design.released"));
        focusNext.current = pickId(picked);
      }
      if (key !== null) setMessage(t("panel.design.picked", { target: name(key) }));
      setPicked(key);
    },
    place(key, cell, focus) {
      const row = antibody(key);
      if (!row) return;
      const state = cellState(row, cell, design);
      if (!state.ok && state.reason !== "taken") {
        const said = state.reason === "round-off" ? "panel.design.refusedRound" : "panel.design.refused";
        setMessage(t(said, { target: row.target, cell: cellText(cell) }));
        setPicked(null);
        return;
      }
      const out = occupantOf(design, cell);
      const said = { target: row.target, cell: cellText(cell) };
      move(
        placeIn(design, key, cell),
        out === null || out === key
          ? t("panel.design.placed", said)
          : t("panel.design.swapped", { ...said, other: name(out) }),
      );
      if (focus) focusNext.current = heldId(key);
      reportBoardAction("place_antibody", design.selectedTargets.length);
    },
    takeOut(key, focus) {
      if (cellOf(design, key) === null) {
        setPicked(null);
        return;
      }
      move(withPlace(design, key, null), t("panel.design.taken", { target: name(key) }));
      if (focus) focusNext.current = pickId(key);
      reportBoardAction("take_out_antibody", design.selectedTargets.length);
    },
    setRounds(rounds) {
      const next = withRounds(design, rounds);
      const lost = placementsOf(design).length - placementsOf(next).length;
      move(
        next,
        lost > 0
          ? t("panel.design.roundDropped", { count: lost })
          : t(rounds === 2 ? "panel.design.roundsNow2" : "panel.design.roundsNow1"),
      );
      reportBoardAction("choose_rounds", design.selectedTargets.length);
    },
    propose() {
      reportBoardAction("propose_design", design.selectedTargets.length);
      const proposal = propose(design, data.rows, scarce);
      if (proposal.ok) {
        move(proposal.design, t("panel.design.proposed"));
        return;
      }
      setChange(proposal.change);
      setMessage(null);
      focusNext.current = "smallest-change";
    },
    accept() {
      if (!change) return;
      reportBoardAction("accept_change", design.selectedTargets.length);
      move(accept(design, change), t("panel.design.accepted"));
      focusNext.current = "board";
    },
    clear() {
      reportBoardAction("clear_design", design.selectedTargets.length);
      const empty = design.selectedTargets.reduce((next, key) => withPlace(next, key, null), design);
      move(empty, t("panel.design.cleared"));
    },
  };
}

/** Antibodies ticked as scarce before hydration. */
const scarceTicked = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>("input[name=scarce]:checked")].map(({ value }) => value);

/** Number of antibodies without a cell. */
export const waiting = ({ design }: Board): number => withoutCell(design).length;

/** The design with choices made in the form before hydration; the same object if there are none. */
function typedInto(design: PanelDesign): PanelDesign {
  const rounds = document.querySelector<HTMLInputElement>("input[name=rounds]:checked")?.value;
  const chosenRounds = rounds === "2" ? 2 : 1;
  const begun = rounds === undefined || chosenRounds === roundsOf(design) ? design : withRounds(design, chosenRounds);
  return design.selectedTargets.reduce((next, key) => {
    const chosen = document.querySelector<HTMLOptionElement>(`select[name="cell-${key}"] option:checked`);
    if (!chosen) return next;
    const now = cellOf(next, key);
    return chosen.value === (now ? cellName(now) : "") ? next : withPlace(next, key, cellOfName(chosen.value));
  }, begun);
}

/** Confirmations after the page's own forms. */
const doneText = {
  proposed: "panel.design.proposed",
  accepted: "panel.design.accepted",
  cleared: "panel.design.cleared",
  kept: "panel.design.kept",
  whole: "panel.lookUp.copied",
  partly: "panel.lookUp.partly",
} as const;
