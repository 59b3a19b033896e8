import type { Cell } from "@domain/panel/cells";
import { type RefObject, useEffect, useRef } from "react";
import type { Board } from "./use-board";

/** Loaded on demand. */
const adapter = () => import("@atlaskit/pragmatic-drag-and-drop/element/adapter");

const payload = "panelAntibody";

/** Makes an element draggable as an antibody. */
export function useDraggable(element: RefObject<HTMLElement>, productKey: string, board: Board): void {
  const { scripted, drag } = board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drag` only sets state
  useEffect(() => {
    if (!scripted) return;
    return whenLoaded(({ draggable }) => {
      if (!element.current) return () => {};
      return draggable({
        element: element.current,
        getInitialData: () => ({ [payload]: productKey }),
        onDragStart: () => drag(productKey),
        onDrop: () => drag(null),
      });
    });
  }, [scripted, productKey]);
}

interface DropTarget {
  readonly element: RefObject<HTMLElement>;
  /** Null for the antibody list; dropping there removes the placement. */
  readonly cell: Cell | null;
  readonly onOver: (over: boolean) => void;
}

/** Makes an element a drop target; the board decides which antibodies fit. */
export function useDropTarget({ element, cell, onOver }: DropTarget, board: Board): void {
  const { scripted } = board;
  // A drop uses the current design. The target stays attached while the board renders: a target that is attached again
  // misses drops in between.
  const current = useRef(board);
  useEffect(() => {
    current.current = board;
  });
  useEffect(() => {
    if (!scripted) return;
    return whenLoaded(({ dropTargetForElements }) => {
      if (!element.current) return () => {};
      return dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => typeof source.data[payload] === "string",
        onDragEnter: () => onOver(true),
        onDragLeave: () => onOver(false),
        onDrop({ source }) {
          onOver(false);
          const key = source.data[payload];
          if (typeof key !== "string") return;
          if (cell) current.current.place(key, cell);
          else current.current.takeOut(key);
        },
      });
    });
  }, [scripted, element, cell, onOver]);
}

type Adapter = Awaited<ReturnType<typeof adapter>>;

/** Without the library, buttons and selects do the same. */
function whenLoaded(attach: (loaded: Adapter) => () => void): () => void {
  let detach: (() => void) | null = null;
  let gone = false;
  adapter().then(
    (loaded) => {
      if (!gone) detach = attach(loaded);
    },
    () => {},
  );
  return () => {
    gone = true;
    detach?.();
  };
}
