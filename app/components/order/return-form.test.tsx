import { expect, it } from "vitest";
import type { ReturnsView } from "~/loaders/order/returns.server";
import { routedMarkup } from "../../../tests/factories/routed-markup";
import * as css from "./orders.css";
import { Returns } from "./return-form";

const form = {
  ...{ action: "/x", ask: "Ask", intro: "Enter", send: "Send", key: "k", seen: 0, open: false, notice: null },
  fields: [],
};

async function classOf(requests: ReturnsView["requests"]): Promise<string> {
  const page = <Returns returns={{ heading: "Returns", sent: null, requests, form }} />;
  return /<section id="returns" class="([^"]*)"/.exec(await routedMarkup(page, "/x"))?.[1] ?? "";
}

it("prints the requests, and no heading above a form that is not printed", async () => {
  expect(await classOf([])).toContain(css.onScreen);
  expect(await classOf([{ reference: "BQ-7F3K-92MD", text: "Asked" }])).not.toContain(css.onScreen);
});
