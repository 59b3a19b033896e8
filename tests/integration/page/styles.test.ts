/** Style sheets of a document: they contain every class of the page, and reading pages link only one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { classesOf, furtherStyleSheet, styleSheet } from "../../../bench/script-bytes.mjs";
import { root } from "../../../scripts/setup/install.mjs";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const classesIn = (sheets: readonly string[]) =>
  new Set(sheets.flatMap((sheet) => [...classesOf(readFileSync(join(root, "build/client", sheet), "utf8"))]));

async function open(path: string) {
  const page = await readPage(shop, path);
  const linked = page.having("rel", "stylesheet").map(({ attribs }) => attribs.href ?? "");
  const used = page.having("class").flatMap(({ attribs }) => (attribs.class ?? "").split(/\s+/));
  const anywhere = classesIn([styleSheet(), furtherStyleSheet()]);
  const styled = classesIn(linked);
  const withoutStyle = used.filter((name) => anywhere.has(`.${name}`) && !styled.has(`.${name}`));
  const early = [...page.header("link").matchAll(/<([^>]+)>; rel=preload; as=style/g)].map(([, file]) => file);
  return { linked, early, withoutStyle, later: page.at("page-root").attribs["data-styles"] };
}

it.each([
  ...["/", "/browse", "/browse?q=akt&tab=resources", "/browse?q=zzzzqqqq", "/products/4060", "/products/8112"],
  ...[
    "/learn-and-support",
    "/learn-and-support/technical-support",
    "/protocols",
    "/research/protein-domains/sh2-domain",
  ],
  ...["/about-us/our-company/media-room", "/clones/D9E", "/no-such-page"],
])("the reading page %s waits for one style sheet, and names the other for later", async (path) => {
  const { linked, early, withoutStyle, later } = await open(path);
  expect(withoutStyle).toEqual([]);
  expect(linked).toEqual([styleSheet()]);
  expect(early).toEqual(linked);
  expect(later).toBe(furtherStyleSheet());
});

it.each([
  ...["/cart", "/cart/quick-add", "/account/sign-in", "/account/sign-up", "/panel-builder", "/methods", "/lots"],
  ...["/products/signalstar", "/products/4060/protocol", "/products/4060/applications", "/products/4060/sds"],
  ...["/products/compare?productIds=4060,9272", "/learn-and-support/evidence", "/products/4060/lots", "/withdrawal"],
  ...["/about-us/contact-us", "/country"],
])("%s has both style sheets", async (path) => {
  const { linked, early, withoutStyle, later } = await open(path);
  expect(withoutStyle).toEqual([]);
  expect(linked.slice(0, 2)).toEqual([styleSheet(), furtherStyleSheet()]);
  expect(early).toEqual(linked);
  expect(later).toBeUndefined();
});
