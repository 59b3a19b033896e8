import { html } from "@domain/edge-slot/html";
import { expect, it } from "vitest";
import { table } from "./layout";

it("a table that does not show every row says how many there are", () => {
  const rows = [html`<tr><td>GET /</td></tr>`, html`<tr><td>GET /cart</td></tr>`];
  expect(table("Failed calls", [{ name: "call" }], rows, 1200)).toContain("The first 2 of 1,200.");
  for (const whole of [
    table("Failed calls", [{ name: "call" }], rows),
    table("Failed calls", [{ name: "call" }], rows, 2),
  ])
    expect(whole).not.toContain("The first");
});
