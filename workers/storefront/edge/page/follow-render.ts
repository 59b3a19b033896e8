/** Streams a render in progress to another visitor. */

import { type TextFilter, unfinished } from "@domain/http/text-filter";
import { outgoingHeaders } from "../headers/outgoing-headers";
import { createNonce, type PageRequestScope, type Rendering } from "../request-scope";
import { type InFlightRender, type RenderHead, textOf } from "./in-flight-renders";
import { createSlotFiller } from "./slot-filler";

interface Followed {
  readonly response: Response;
  readonly ended: Promise<void>;
}

/** Slots, headers and nonce are the follower's own; a nonce must never be shared. */
export function followRender(requestScope: PageRequestScope, render: InFlightRender, head: RenderHead): Followed {
  const rendering = { ...requestScope, nonce: createNonce() };
  const { status, headers, outcome } = head;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const hasBody = status < 300 || status >= 400;
  if (!hasBody) end();
  const original = new Response(null, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
  return {
    response: new Response(hasBody ? bodyOf(rendering, render, head, end) : null, {
      status,
      headers: outgoingHeaders(rendering, original, outcome, true),
    }),
    ended,
  };
}

function bodyOf(
  { site, market, visitor, nonce }: Rendering,
  render: InFlightRender,
  head: RenderHead,
  end: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const filters = [createReplacer(head.nonce, nonce), createSlotFiller(site.app.edgeSlots(market, visitor))];
  const through = (text: string) => filters.reduce((passed, filter) => filter.push(passed), text);
  const rest = () => filters.reduce((passed, filter) => filter.push(passed) + filter.end(), "");
  const texts = textOf(render);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        for (;;) {
          const { done, value } = await texts.next();
          const text = done ? rest() : through(value);
          if (text) controller.enqueue(encoder.encode(text));
          if (done) {
            controller.close();
            end();
          }
          if (text || done) return;
        }
      } catch (error) {
        end();
        controller.error(error);
      }
    },
    cancel: end,
  });
}

/** Replaces a text while it streams. */
export function createReplacer(from: string, to: string): TextFilter {
  let held = "";
  return {
    push(text) {
      const replaced = (held + text).replaceAll(from, to);
      const keep = unfinished(replaced, from);
      held = replaced.slice(replaced.length - keep);
      return replaced.slice(0, replaced.length - keep);
    },
    end() {
      const rest = held;
      held = "";
      return rest;
    },
  };
}
