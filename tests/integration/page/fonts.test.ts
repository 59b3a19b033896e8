/** Fonts that a document preloads before its first layout. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

it.each([
  ["/", ["sans-plain"]],
  ["/learn-and-support", ["sans-plain"]],
  ["/browse", ["sans-plain", "code-plain"]],
  ["/products/4060", ["sans-plain", "code-plain"]],
  ["/products/no-such-product", ["sans-plain"]],
])("%s preloads %j, in the document and by its header", async (path, fonts) => {
  const page = await readPage(shop, path);
  const names = (files: readonly string[]) => files.map((file) => /\/([\w-]+?)-[\w-]{8}\.woff2$/.exec(file)?.[1]);
  const linked = page.having("rel", "preload").filter(({ attribs }) => attribs.as === "font");
  const early = [...page.header("link").matchAll(/<([^>]+)>; rel=preload; as=font/g)].map(([, file = ""]) => file);
  expect(names(linked.map(({ attribs }) => attribs.href ?? ""))).toEqual(fonts);
  expect(names(early)).toEqual(fonts);
});
