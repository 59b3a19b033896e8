import { html } from "@domain/edge-slot/html";
import { expect, it } from "vitest";
import { failureText, table } from "./layout";

it("a table that does not list every row shows the total number", () => {
  const rows = [html`<tr><td>GET /</td></tr>`, html`<tr><td>GET /cart</td></tr>`];
  expect(table("Failed calls", [{ name: "call" }], rows, 1200)).toContain("The first 2 of 1,200.");
  for (const whole of [
    table("Failed calls", [{ name: "call" }], rows),
    table("Failed calls", [{ name: "call" }], rows, 2),
  ])
    expect(whole).not.toContain("The first");
});

it("a failure of the storefront itself is not laid to the upstream", () => {
  expect(failureText("busy")).toBe("the storefront was too busy to read the answer");
  expect([failureText("timeout"), failureText(503)]).toEqual(["no answer in time", "503"]);
});
