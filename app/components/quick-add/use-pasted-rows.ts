import { type ListedCode, readCodeList } from "@domain/quick-add/code-list";
import { type ClipboardEvent, useState } from "react";
import type { QuickAddRow } from "~/loaders/quick-add/rows.server";

/** A row with a React key. */
interface PlacedRow {
  readonly key: string;
  readonly row: QuickAddRow;
}

const emptyRow: QuickAddRow = { code: "", quantity: "1", verdict: null, quantityError: null, refusal: [] };

/**
 * Form rows, which grow when a list is pasted: its codes fill this row and the next empty ones (T-QADD-06). Codes that
 * do not fit are reported, not dropped silently.
 * @param most maximum rows of the form
 */
export function usePastedRows(initial: readonly QuickAddRow[], most: number) {
  const [rows, setRows] = useState<readonly PlacedRow[]>(() =>
    initial.map((row, index) => ({ key: `row-${index}`, row })),
  );
  const [leftOver, setLeftOver] = useState(0);
  const [pastes, setPastes] = useState(0);

  const paste = (index: number, event: ClipboardEvent<HTMLInputElement>) => {
    const listed = readCodeList(event.clipboardData.getData("text"));
    const { form } = event.currentTarget;
    if (!listed || !form) return;
    event.preventDefault();
    const typed = new FormData(form).getAll("code");
    const places = placesOf(typed, index, most).slice(0, listed.length);
    const placed = new Map(places.map((place, nth) => [place, listed[nth]]));
    const length = Math.max(rows.length, ...places.map((place) => place + 1));
    setRows(
      Array.from({ length }, (_, place): PlacedRow => {
        const code = placed.get(place);
        const former = rows[place];
        if (!code && former) return former;
        return { key: `row-${place}-${pastes}`, row: code ? rowOf(code) : emptyRow };
      }),
    );
    setLeftOver(listed.length - places.length);
    setPastes(pastes + 1);
  };
  return { rows, leftOver, paste };
}

/** Target rows: the pasted-into row, following empty ones, then new ones. */
function placesOf(typed: readonly FormDataEntryValue[], index: number, most: number): number[] {
  const after = Array.from({ length: most - index - 1 }, (_, offset) => index + 1 + offset);
  return [index, ...after.filter((place) => typed[place] === undefined || typed[place] === "")];
}

const rowOf = ({ code, quantity }: ListedCode): QuickAddRow => ({ ...emptyRow, code, quantity: quantity ?? "1" });
