/** Every link of the page frame and of the component gallery has a target page. */
import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleGroups } from "../../../app/components/examples/names";
import { type EdgeShop, type Host, sharedEdgeShop, storefrontHosts } from "../edge-shop";
import { askReady } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const names = Object.values(exampleGroups).flat();

/** Links to this host in some elements of a page. */
async function linksIn(path: string, part: (element: Element) => boolean, host?: Host): Promise<string[]> {
  const { status, body } = await askReady(shop, path, { ...(host && { host }) });
  expect([path, status]).toEqual([path, 200]);
  const links = DomUtils.findAll(part, parseDocument(body).children)
    .flatMap((found) => DomUtils.getElementsByTagName("a", found.children))
    .map(({ attribs }) => attribs.href ?? "");
  return [...new Set(links.filter((href) => href.startsWith("/")))];
}
type Element = Parameters<Parameters<typeof DomUtils.findAll>[0]>[0];

/** Links without a target page after a few redirects; checked four at a time, like a browser. */
async function dead(links: readonly string[], host?: Host): Promise<string[]> {
  const waiting = [...links];
  const found: string[] = [];
  const ask = async () => {
    for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
      const status = await statusOf(href, host);
      if (status !== 200) found.push(`${status} ${href}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, ask));
  return found;
}

async function statusOf(href: string, host?: Host): Promise<number> {
  let address = new URL(href, `http://${host ?? "localhost"}:${shop.port}`);
  for (let steps = 0; steps < 4; steps += 1) {
    const { status, header } = await askReady(shop, address.pathname + address.search, { host: address.hostname });
    const location = header("location");
    if (status < 300 || status >= 400 || !location) return status;
    address = new URL(location, address);
  }
  return 310;
}

describe("links of header and footer", () => {
  it.each(storefrontHosts)("have a target page: %s", async (host) => {
    const links = await linksIn("/country", ({ attribs }) => attribs["data-frame"] !== undefined, host);
    expect(links.length).toBeGreaterThan(60);
    // Language links set a cookie and return to the same page.
    const pages = links.filter((href) => !/[?&]language=/.test(href));
    expect(await dead(pages, host)).toEqual([]);
  });
});

describe("the component gallery", () => {
  it("has every component in its index, each with an unindexed page", async () => {
    const listed = await linksIn("/examples", ({ name }) => name === "main");
    for (const name of names) {
      expect(listed).toContain(`/examples/${name}`);
      const { body } = await shop.ask(`/examples/${name}`);
      expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
      expect(body, `${name} has a style attribute`).not.toMatch(/<[a-z][^>]* style="/);
    }
    expect((await shop.ask("/examples/nothing")).status).toBe(404);
  });

  it("links to pages of the shop", async () => {
    const links = new Set<string>();
    for (const name of names)
      for (const href of await linksIn(`/examples/${name}`, (element) => element.name === "main")) links.add(href);
    expect(links.size).toBeGreaterThan(10);
    expect(await dead([...links])).toEqual([]);
  });

  it("C-LOC-02: sets the document's language to the page's locale", async () => {
    for (const [host, code] of [
      ["localhost", "en-us"],
      ["jp.localhost", "ja-jp"],
      ["cn.localhost", "zh-cn"],
    ] as const) {
      expect((await shop.ask("/examples", { host })).body).toMatch(new RegExp(`<html[^>]* lang="${code}"`));
    }
  });
});
