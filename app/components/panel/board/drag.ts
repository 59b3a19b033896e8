import type { Cell } from "@domain/panel/cells";
import { type RefObject, useEffect } from "react";
import type { Board } from "./use-board";

/** Loaded when there is something to drag. */
const adapter = () => import("@atlaskit/pragmatic-drag-and-drop/element/adapter");

const payload = "panelAntibody";

/** Makes an element one that can be dragged; it stands for an antibody. */
export function useDraggable(element: RefObject<HTMLElement>, productKey: string, board: Board): void {
  const { scripted, drag } = board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drag` only sets a state
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
  /** Null for the list of antibodies: what is dropped there stands nowhere. */
  readonly cell: Cell | null;
  readonly onOver: (over: boolean) => void;
}

/** Makes an element one that antibodies can be dropped on; whether one may stand there the board says. */
export function useDropTarget({ element, cell, onOver }: DropTarget, board: Board): void {
  const { scripted } = board;
  // What a drop does depends on the design at that time.
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
          if (cell) board.place(key, cell);
          else board.takeOut(key);
        },
      });
    });
  }, [scripted, element, cell, onOver, board]);
}

type Adapter = Awaited<ReturnType<typeof adapter>>;

/** Without the library the buttons and lists do the same. */
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
