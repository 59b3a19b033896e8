import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import type { Frame } from "../stacks/frames";
import type { Sources } from "../stacks/sources";
import { join } from "./layout";

/** Innermost frame first: its source if it is known, and the place in the built script. */
export function stackList(frames: readonly Frame[], sources: Sources): SafeHtml {
  return join(
    frames.map(({ name, place }) => {
      const source = sources.get(place);
      return html`<div><code>${name} ${source ?? place}</code>${markup(source ? html` <span class="note">${place}</span>` : html``)}</div>`;
    }),
  );
}

/** The command that names sources, for a console without the address of the maps. */
export function sourceCommand(frames: readonly Frame[], sources: Sources): SafeHtml {
  const unknown = frames.map(({ place }) => place).filter((place) => /\.js:/.test(place) && !sources.has(place));
  return unknown.length > 0
    ? html`<details><summary>Source</summary><code>npm run source-of -- ${unknown.join(" ")}</code></details>`
    : html``;
}
