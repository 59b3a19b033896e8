import { useRef } from "react";
import { Mono } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { AntibodyRow } from "~/loaders/panel/offers.server";
import * as css from "./board.css";
import { useDraggable } from "./drag";
import type { Board } from "./use-board";

interface TagProps {
  row: AntibodyRow;
  board: Board;
  /** Id of the pick button. */
  id: string;
}

/** An antibody that can be dragged, or picked and placed with buttons. */
export function AntibodyTag({ row, board, id }: TagProps) {
  const t = useT();
  const element = useRef<HTMLDivElement>(null);
  const { productKey, target, clone, sku } = row;
  useDraggable(element, productKey, board);
  const carried = board.picked?.productKey === productKey;
  return (
    <div ref={element} className={css.tag} data-carried={carried || undefined} data-antibody={productKey}>
      <span className={css.tagText}>
        <strong translate="no">{target}</strong>
        <span className={css.tagMore}>
          {clone} <Mono>{sku}</Mono>
        </span>
      </span>
      {board.scripted && (
        <button
          type="button"
          id={id}
          className={css.pick}
          aria-pressed={carried}
          aria-label={t("panel.design.pick", { target })}
          onClick={() => board.pick(carried ? null : productKey)}
        >
          {t("panel.design.move")}
        </button>
      )}
    </div>
  );
}
