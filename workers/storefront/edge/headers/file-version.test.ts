import { expect, it } from "vitest";
import { unlessUnchanged } from "./file-version";

const feed = (text: string) =>
  new Response(text, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
const asked = (tag?: string, method = "GET") =>
  new Request("https://shop.example/feeds/news.xml", { method, headers: tag ? { "if-none-match": tag } : {} });

it("sends a feed with its tag, and 304 to a client that has it", async () => {
  const first = await unlessUnchanged(feed("<feed/>"), asked());
  const tag = first.headers.get("etag") ?? "";
  expect([first.status, await first.text(), tag]).toEqual([200, "<feed/>", expect.stringMatching(/^"[\w-]{16}"$/)]);
  for (const method of ["GET", "HEAD"]) {
    const again = await unlessUnchanged(feed("<feed/>"), asked(`W/${tag}`, method));
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
  }
  const changed = await unlessUnchanged(feed("<feed>1</feed>"), asked(tag));
  expect([changed.status, await changed.text()]).toEqual([200, "<feed>1</feed>"]);
});

it("uses a tag that the route sets, and leaves other responses unchanged", async () => {
  const own = () => new Response("{}", { headers: { etag: '"one"', "content-type": "application/json" } });
  expect((await unlessUnchanged(own(), asked('"one"'))).status).toBe(304);
  expect(await (await unlessUnchanged(own(), asked('"two"'))).text()).toBe("{}");
  const others = [
    new Response("{}"),
    new Response("", { status: 503, headers: { "content-type": "application/atom+xml" } }),
  ];
  for (const other of others) expect(await unlessUnchanged(other, asked("*"))).toBe(other);
});
