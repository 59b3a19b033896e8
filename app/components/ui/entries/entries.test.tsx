import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Entries } from "./entries";
import * as css from "./entries.css";

it.each([
  ["WB, IHC-P", ["WB", "IHC-P"], ", ", `<span class="${css.entry}">WB,</span> <span class="${css.entry}">IHC-P</span>`],
  [
    "ヒト、マウス",
    ["ヒト", "マウス"],
    "、",
    `<span class="${css.entry}">ヒト、</span><span class="${css.entry}">マウス</span>`,
  ],
])("keeps each entry of %s on one line", (_, entries, separator, markup) => {
  expect(renderToStaticMarkup(<Entries entries={entries} separator={separator} />)).toBe(markup);
});
