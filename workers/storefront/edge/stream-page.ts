/** Sends a page while it renders, with its islands filled, and keeps a copy in document order for the cache. */
import { createInOrder } from "./in-order";
import { createIslandFiller, type IslandContents, type TextFilter } from "./island-filler";

export interface StreamOptions {
  readonly nonce: string;
  readonly islands: IslandContents;
  /** The browser is known to run scripts: it gets what is ready first, first. */
  readonly outOfOrder: boolean;
  /** Written before `</head>` of a page that needs scripts to be complete. */
  readonly head: string;
  /** The whole page in document order, islands unfilled; null when the page is not to be kept. */
  readonly onWhole: ((html: string) => void) | null;
  /** Called once, when the last byte is out or the visitor has gone. */
  readonly onEnd: () => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export function streamPage(body: ReadableStream<Uint8Array>, options: StreamOptions): ReadableStream<Uint8Array> {
  const { nonce, outOfOrder, onWhole, onEnd } = options;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const ordered = !outOfOrder || onWhole ? createInOrder(nonce) : null;
  const filler = createIslandFiller(options.islands);
  const head = outOfOrder ? insertBeforeHeadEnd(options.head) : null;
  let whole = "";

  function next(text: string, last: boolean): string {
    const inOrder = ordered ? ordered.push(text) + (last ? ordered.end() : "") : "";
    if (onWhole) whole += inOrder;
    const shown = head ? head.push(text) + (last ? head.end() : "") : inOrder;
    const filled = filler.push(shown);
    return last ? filled + filler.end() : filled;
  }

  /** Text for the visitor; null at the end. */
  async function read(): Promise<{ text: string; done: boolean }> {
    const { done, value } = await reader.read();
    const text = next(done ? decoder.decode() : decoder.decode(value, { stream: true }), done);
    if (done) onWhole?.(whole);
    return { text, done };
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        for (;;) {
          const { text, done } = await read();
          if (text) controller.enqueue(encoder.encode(text));
          if (done) {
            controller.close();
            onEnd();
          }
          if (text || done) return;
        }
      } catch (error) {
        onEnd();
        controller.error(error);
      }
    },
    cancel() {
      // Others may be glad of a page that its first visitor did not wait for.
      const rest = async () => {
        while (!(await read()).done) {
          // Reads to the end.
        }
      };
      const work = onWhole ? rest() : reader.cancel();
      options.waitUntil(work.catch(() => {}).finally(onEnd));
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
