import { matchesFilter } from "@domain/panel/filter";
import { maxTargets } from "@domain/panel/limits";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { PanelAntibodiesData } from "~/loaders/panel/antibodies.server";
import type { AntibodyRow } from "~/loaders/panel/offers.server";

export interface TargetChoice {
  /** Scripts run, so filtering and limits work in the page. */
  readonly scripted: boolean;
  readonly chosen: readonly string[];
  readonly filter: string;
  readonly message: string | null;
  readonly shown: (row: AntibodyRow) => boolean;
  /** True if another antibody of the same target is chosen. */
  readonly hasOther: (row: AntibodyRow) => boolean;
  setFilter(text: string): void;
  /** Call after a change; the box holds the new state. */
  toggle(row: AntibodyRow, box: HTMLInputElement): void;
  keepOpen(event: KeyboardEvent): void;
}

/** Chosen antibodies and filter of the target list. A ninth target is refused with a message (A-PANEL-14). */
export function useTargetChoice({ rows, chosen: before, search }: PanelAntibodiesData): TargetChoice {
  const t = useT();
  const [scripted, setScripted] = useState(false);
  const [chosen, setChosen] = useState(before);
  const [filter, setFilter] = useState(search);
  const [message, setMessage] = useState<string | null>(null);
  // Adopt choices made before hydration.
  useEffect(() => {
    setScripted(true);
    setChosen(tickedNow());
    setFilter(document.querySelector<HTMLInputElement>("input[name=search][type=search][maxlength]")?.value ?? "");
  }, []);
  useEffect(() => setChosen((now) => (now === before ? now : tickedNow())), [before]);
  const phrase = scripted ? filter : search;
  return {
    scripted,
    chosen,
    filter,
    message,
    setFilter,
    shown: (row) => chosen.includes(row.productKey) || matchesFilter(row, phrase),
    hasOther: ({ target, productKey }) =>
      rows.some((row) => row.target === target && row.productKey !== productKey && chosen.includes(row.productKey)),
    toggle({ target }, box) {
      const refused = box.checked && chosen.length >= maxTargets;
      if (refused) box.checked = false;
      setMessage(refused ? t("panel.antibodies.full", { most: maxTargets, target }) : null);
      setChosen(tickedNow());
    },
    keepOpen(event) {
      if (event.key === "Enter") event.preventDefault();
    },
  };
}

/** Product numbers of ticked boxes. */
const tickedNow = (): string[] =>
  Array.from(document.querySelectorAll<HTMLInputElement>("input[name=targets]:checked"), ({ value }) => value);
