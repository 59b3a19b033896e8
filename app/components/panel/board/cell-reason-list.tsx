import { cellReasons } from "@domain/panel/cell-reasons";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { PanelDesignData } from "~/loaders/panel/design.server";
import type { Board } from "./use-board";

/** A reason for the cell of each placed antibody. */
export function CellReasonList({ board, rows }: { board: Board; rows: PanelDesignData["rows"] }) {
  const t = useT();
  const reasons = cellReasons(board.design, rows, board.scarce);
  if (reasons.length === 0) return null;
  const target = (key: string) => board.antibody(key)?.target ?? key;
  const cellText = (cell: (typeof reasons)[number]["cell"]) => t("panel.design.cell", { ...cell });
  return (
    <Disclosure summary={t("panel.design.why")}>
      <ul>
        {reasons.map(({ productKey, cell, reason }) => (
          <li key={productKey}>
            {spaced(t("panel.design.whyCell", { target: target(productKey), cell: cellText(cell) }))}
            {reason.kind === "left"
              ? t("panel.design.whyLeft", { cell: cellText(reason.cell), other: target(reason.to) })
              : reason.kind === "free"
                ? t("panel.design.whyFree", { cells: reason.others.map(cellText).join(", ") })
                : t(reason.kind === "only" ? "panel.design.whyOnly" : "panel.design.whyScarce")}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
