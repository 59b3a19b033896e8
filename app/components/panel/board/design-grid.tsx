import { panelChannels } from "@contracts/values/panel-values";
import { useT } from "~/i18n/use-t";
import * as css from "./board.css";
import { DesignCell } from "./design-cell";
import type { Board } from "./use-board";

/** Grid of rounds and fluorophores. */
export function DesignGrid({ board }: { board: Board }) {
  const t = useT();
  return (
    <div className={css.grid}>
      {board.design.imagingRounds.map(({ round }) => (
        <section key={round} className={css.round} aria-labelledby={`round-${round}`}>
          <h3 id={`round-${round}`} className={css.roundName}>
            {t("panel.design.round", { round })}
          </h3>
          <ul className={css.cells}>
            {panelChannels.map((channel) => (
              <DesignCell key={channel} round={round} channel={channel} board={board} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
