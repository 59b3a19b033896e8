/**
 * Streams a page with filled slots while it renders, and collects a copy in document order for the store and for
 * requests that share the render. The render is read at full speed, however slow its visitor is.
 */

import type { TextFilter } from "@domain/http/text-filter";
import { createDocumentOrderFilter } from "@framework/server/document-order";
import { createSlotFiller, type SlotContents } from "./slot-filler";

interface StreamOptions {
  readonly nonce: string;
  readonly edgeSlots: SlotContents;
  /** The browser is known to run scripts, so blocks may arrive out of order. */
  readonly outOfOrder: boolean;
  /** Inserted before `</head>` of a page that needs scripts. */
  readonly head: string;
  /** Receives the page in document order, with unfilled slots, as it arrives; null if it is not shared. */
  readonly onPiece: ((html: string) => void) | null;
  /** Receives the complete page; null if it is not stored. */
  readonly onWhole: ((html: string) => void) | null;
  /** Called once, when the page has been read to its end or has failed. */
  readonly onEnd: (broken: boolean) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export function streamPage(body: ReadableStream<Uint8Array>, options: StreamOptions): ReadableStream<Uint8Array> {
  const { nonce, outOfOrder, onPiece, onWhole, onEnd } = options;
  const isWanted = onPiece !== null || onWhole !== null;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const ordered = !outOfOrder || isWanted ? createDocumentOrderFilter(nonce) : null;
  const filler = createSlotFiller(options.edgeSlots);
  const head = outOfOrder ? insertBeforeHeadEnd(options.head) : null;
  let whole = "";

  function next(text: string, last: boolean): string {
    const inOrder = ordered ? ordered.push(text) + (last ? ordered.end() : "") : "";
    if (onWhole) whole += inOrder;
    if (inOrder) onPiece?.(inOrder);
    const shown = head ? head.push(text) + (last ? head.end() : "") : inOrder;
    const filled = filler.push(shown);
    return last ? filled + filler.end() : filled;
  }

  /** Next text for the visitor; `done` at the end. */
  async function read(): Promise<{ text: string; done: boolean }> {
    const { done, value } = await reader.read();
    const text = next(done ? decoder.decode() : decoder.decode(value, { stream: true }), done);
    if (done) onWhole?.(whole);
    return { text, done };
  }

  let gone = false;

  async function send(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      for (let done = false; !done; ) {
        const part = await read();
        done = part.done;
        if (part.text && !gone) controller.enqueue(encoder.encode(part.text));
      }
      onEnd(false);
      if (!gone) controller.close();
    } catch (error) {
      onEnd(true);
      if (!gone) controller.error(error);
    }
  }

  return new ReadableStream<Uint8Array>({
    start(controller) {
      options.waitUntil(send(controller));
    },
    cancel() {
      gone = true;
      // Other requests may still need a page that its first visitor abandoned.
      return isWanted ? undefined : reader.cancel();
    },
  });
}

function insertBeforeHeadEnd(markup: string): TextFilter {
  const end = "</head>";
  let held: string | null = "";
  return {
    push(text) {
      if (held === null) return text;
      held += text;
      const at = held.indexOf(end);
      if (at >= 0) {
        const out = held.slice(0, at) + markup + held.slice(at);
        held = null;
        return out;
      }
      const ready = held.slice(0, Math.max(0, held.length - end.length));
      held = held.slice(ready.length);
      return ready;
    },
    end() {
      const rest = held ?? "";
      held = null;
      return rest;
    },
  };
}
