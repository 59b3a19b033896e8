/** Fills the slots of a page while it streams; all other text passes unchanged. */

import { type EdgeSlotName, edgeSlotClose, edgeSlotNames, edgeSlotOpen } from "@domain/edge-slot/markers";
import { type TextFilter, unfinished } from "@domain/http/text-filter";

export type SlotContents = Readonly<Partial<Record<EdgeSlotName, string>>>;

const openPrefix = "<!--bs:slot:";
const opens = edgeSlotNames.map((name) => ({ name, open: edgeSlotOpen(name), close: edgeSlotClose(name) }));

/** A slot without content keeps its fallback. Markers are removed. */
export function createSlotFiller(contents: SlotContents): TextFilter {
  let held = "";
  let inside: (typeof opens)[number] | null = null;

  function push(text: string): string {
    held += text;
    let out = "";
    for (;;) {
      if (inside) {
        const end = held.indexOf(inside.close);
        if (end < 0) return out;
        out += contents[inside.name] ?? held.slice(0, end);
        held = held.slice(end + inside.close.length);
        inside = null;
      }
      const start = held.indexOf(openPrefix);
      if (start < 0) {
        const keep = unfinished(held, openPrefix);
        out += held.slice(0, held.length - keep);
        held = held.slice(held.length - keep);
        return out;
      }
      out += held.slice(0, start);
      held = held.slice(start);
      const slot = opens.find(({ open }) => held.startsWith(open));
      if (slot) {
        held = held.slice(slot.open.length);
        inside = slot;
      } else if (opens.some(({ open }) => open.startsWith(held))) {
        return out;
      } else {
        // Another comment that starts like a marker.
        out += held.slice(0, openPrefix.length);
        held = held.slice(openPrefix.length);
      }
    }
  }

  return {
    push,
    end() {
      const rest = inside ? (contents[inside.name] ?? held) : held;
      held = "";
      inside = null;
      return rest;
    },
  };
}
