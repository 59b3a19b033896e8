import { createRequire } from "node:module";
import { createElement, type ReactElement, Suspense } from "react";
import { expect, it } from "vitest";
import { patchedFile } from "../../patching/patched-file.ts";

type Renderer = typeof import("react-dom/server");
const require = createRequire(import.meta.url);

function evaluated(code: string): Renderer {
  const exports = {};
  new Function("require", "exports", code)(require, exports);
  return exports as Renderer;
}

/** Suspends until its text is available. */
function lateText(text: string): () => string {
  let here = false;
  const coming = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() => {
    here = true;
  });
  return () => {
    if (!here) throw coming;
    return text;
  };
}

const page = (Late: () => string): ReactElement =>
  createElement(
    "html",
    { lang: "ja", className: 'a "b" <c>' },
    createElement("p", { style: { width: 3 }, hidden: true }, "抗体 & 🧬 <b>", 0, null, "two"),
    createElement("div", null, "x".repeat(700)),
    createElement("textarea", { defaultValue: "\n kept " }),
    createElement(Suspense, { fallback: "…" }, createElement("em", null, createElement(Late))),
    createElement(
      "ul",
      null,
      Array.from({ length: 60 }, (_, key) => createElement("li", { key, "data-nr": key }, `β${key}`)),
    ),
  );

async function drawn(renderer: Renderer): Promise<{ html: string; pieces: number }> {
  const stream = await renderer.renderToReadableStream(page(lateText("später")), {
    nonce: "n-1",
    identifierPrefix: "p",
  });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let html = "";
  let pieces = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    html += decoder.decode(part.value, { stream: true });
    pieces += 1;
  }
  return { html, pieces };
}

it("the workers' renderer writes the same HTML as React's own, in one chunk per flush", async () => {
  const { original, patched } = patchedFile("worker", "react-text-until-flush");
  expect(patched).not.toMatch(/Uint8Array|\bn\+=b\.length/);
  const usual = await drawn(evaluated(original));
  const edited = await drawn(evaluated(patched));
  expect(edited.html).toBe(usual.html);
  expect(edited.html).toContain("später");
  expect(edited.pieces).toBeLessThan(usual.pieces);
});
