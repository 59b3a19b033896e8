import { matchesFilter } from "@domain/panel/filter";
import { mostTargets } from "@domain/panel/limits";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { PanelAntibodiesData } from "~/loaders/panel/antibodies.server";
import type { AntibodyRow } from "~/loaders/panel/offers.server";

export interface TargetChoice {
  /** Scripts run: filtering and refusals happen in the page. */
  readonly scripted: boolean;
  readonly chosen: readonly string[];
  readonly filter: string;
  readonly message: string | null;
  readonly shown: (row: AntibodyRow) => boolean;
  /** Another antibody of the same target is chosen. */
  readonly hasOther: (row: AntibodyRow) => boolean;
  setFilter(text: string): void;
  /** After a box was pressed; it is the box that knows whether it is ticked. */
  toggle(row: AntibodyRow, box: HTMLInputElement): void;
  keepOpen(event: KeyboardEvent): void;
}

/** What is ticked and what the filter shows. A ninth target is refused and says so (A-PANEL-14). */
export function useTargetChoice({ rows, chosen: before, search }: PanelAntibodiesData): TargetChoice {
  const t = useT();
  const [scripted, setScripted] = useState(false);
  const [chosen, setChosen] = useState(before);
  const [filter, setFilter] = useState(search);
  const [message, setMessage] = useState<string | null>(null);
  // What was ticked and typed before the scripts were there counts.
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
      const refused = box.checked && chosen.length >= mostTargets;
      if (refused) box.checked = false;
      setMessage(refused ? t("panel.antibodies.full", { most: mostTargets, target }) : null);
      setChosen(tickedNow());
    },
    keepOpen(event) {
      if (event.key === "Enter") event.preventDefault();
    },
  };
}

/** Numbers of the boxes that are ticked in the page. */
const tickedNow = (): string[] =>
  Array.from(document.querySelectorAll<HTMLInputElement>("input[name=targets]:checked"), ({ value }) => value);
