/** The knowledge base without scripts: its search, stored votes and comments. */
import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agedToken } from "../../factories/form-token";
import { type Ask, type EdgeShop, sharedEdgeShop, storefrontHosts } from "../edge-shop";

const path = "/learn-and-support/knowledge-base";
let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

interface Found {
  readonly text: string;
  readonly attribs: Readonly<Record<string, string>>;
}

async function read(address: string, ask: Ask = {}) {
  const { status, body, header } = await shop.ask(address, ask);
  const document = parseDocument(body);
  const all = (test: (element: Found & { readonly name: string }) => boolean): Found[] =>
    DomUtils.findAll(
      (element) => test({ name: element.name, attribs: element.attribs, text: DomUtils.textContent(element) }),
      document.children,
    ).map((element) => ({ attribs: element.attribs, text: DomUtils.textContent(element).trim() }));
  return { status, header, all, text: DomUtils.textContent(document) };
}
type Read = Awaited<ReturnType<typeof read>>;

const answers = (page: Read) => page.all(({ attribs }) => /^answer-[\w-]+-title$/.test(attribs.id ?? ""));
const idsOf = (page: Read) => answers(page).map(({ attribs }) => attribs.id?.replace(/^answer-|-title$/g, "") ?? "");
const recorded = (page: Read) =>
  page
    .all(({ attribs }) => attribs["data-record"] !== undefined)
    .map(({ attribs, text }) => [attribs["data-record"], text]);

function send(fields: Readonly<Record<string, string>>, cookie = "", to = path) {
  return shop.ask(to, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://localhost:${shop.port}`,
      ...(cookie && { cookie }),
    },
    body: new URLSearchParams(fields).toString(),
  });
}
const cookieOf = ({ setCookies }: { readonly setCookies: readonly string[] }) =>
  setCookies.map((value) => value.split(";")[0]).join("; ");

async function searchCalls(since: number): Promise<string[]> {
  const answer: unknown = await (await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`)).json();
  return JSON.stringify(answer).match(/engines\/[\w-]+\/\w+/g) ?? [];
}

describe("search of the knowledge base", () => {
  it("C-KB-01, C-SEARCH-02, C-SCALL-01: uses its own engine in each language", async () => {
    const since = Date.now();
    for (const host of storefrontHosts) {
      const page = await read(`${path}?q=Akt`, { host });
      expect(page.status).toBe(200);
    }
    expect(new Set(await searchCalls(since))).toEqual(
      new Set(
        ["knowledge-base-en-us", "knowledge-base-ja-jp", "knowledge-base-zh-cn"].map(
          (name) => `engines/${name}/multi_search`,
        ),
      ),
    );
    const found = await read(`${path}?q=storing+antibodies`);
    expect(answers(found)[0]?.text).toMatch(/stor/i);
  });

  it("C-KB-02: shows the field, results, their pages and the duration", async () => {
    const first = await read(`${path}?q=antibody+dilution+buffer`);
    const input = first.all(({ name, attribs }) => name === "input" && attribs.name === "q").at(-1);
    expect(input?.attribs.value).toBe("antibody dilution buffer");
    expect(first.text).toMatch(/\d+ answers? in (less than )?\d\.\d\d seconds/);
    expect(idsOf(await read(path))).toHaveLength(10);
    const second = await read(`${path}?nr=2`);
    expect(idsOf(second).length).toBeGreaterThan(0);
    expect(idsOf(second)).not.toEqual(idsOf(await read(path)));
    const links = second.all(({ name, attribs }) => name === "a" && attribs["aria-current"] === "page");
    expect(links.some(({ text }) => text === "2")).toBe(true);
    const behind = await shop.ask(`${path}?nr=99`);
    expect([behind.status, behind.header("location")]).toEqual([302, expect.stringMatching(/[?&]nr=\d+$/)]);
  });

  it("C-KB-02, C-SCALL-09: suggests only articles", async () => {
    const { status, body } = await shop.ask("/api/knowledge-base?q=block");
    const { items } = JSON.parse(body) as { items: { type: string; fields: { url: string } }[] };
    expect(status).toBe(200);
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(["knowledge-base"]));
    for (const { fields } of items) expect(fields.url).toMatch(/^\/learn-and-support\//);
  });

  it("filters by subject, and reports an empty result", async () => {
    const all = await read(path);
    const topic = all.all(({ name, attribs }) => name === "a" && (attribs.href ?? "").includes("topic=")).at(0);
    const narrowed = await read(topic?.attribs.href ?? "");
    expect(narrowed.status).toBe(200);
    expect(idsOf(narrowed).length).toBeGreaterThan(0);
    expect((await read(`${path}?q=qqqqzzzz`)).text).toContain("No answer matches “qqqqzzzz”");
    expect((await read(`${path}?q=${encodeURIComponent("<b>x</b>").repeat(9)}&nr=-4&topic=%00`)).status).toBeLessThan(
      500,
    );
  });

  it("reports an outage of its engine", async () => {
    const fault = (mode: string) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, {
        method: "POST",
        body: JSON.stringify({ service: "search", mode, status: 500 }),
      });
    await fault("error");
    try {
      const page = await read(`${path}?q=outage+${Date.now()}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain("The knowledge base cannot be searched at the moment.");
    } finally {
      await fault("none");
    }
  });
});

describe("votes", () => {
  it("C-KB-03: are stored once, shown afterwards, and can be changed", async () => {
    const [article = ""] = idsOf(await read(`${path}?q=blocking`));
    const vote = { intent: "vote", article, helpful: "yes", q: "blocking" };
    const first = await send(vote);
    expect([first.status, first.header("location")]).toEqual([303, `${path}?q=blocking#answer-${article}`]);
    const cookie = cookieOf(first);
    const shown = recorded(await read(`${path}?q=blocking`, { headers: { cookie } }));
    expect(shown).toEqual([[expect.stringMatching(/^[\da-f-]{36}$/), "Recorded: this was helpful. Thank you."]]);
    await send(vote, cookie);
    await send({ ...vote, helpful: "no" }, cookie);
    const changed = recorded(await read(`${path}?q=blocking`, { headers: { cookie } }));
    expect(changed).toEqual([[shown[0]?.[0], "Recorded: this was not helpful. Thank you."]]);
    expect(recorded(await read(`${path}?q=blocking`))).toEqual([]);
  });

  it("C-KB-03: sent from an article lead to a page that shows the vote", async () => {
    const results = await read(path);
    const [article = ""] = idsOf(results);
    const link = results.all(({ name, attribs }) => name === "a" && (attribs.href ?? "").endsWith(`/${article}`))[0];
    const own = await read(link?.attribs.href ?? "");
    const fields = own.all(
      ({ name, attribs }) => name === "input" && ["intent", "article", "from"].includes(attribs.name ?? ""),
    );
    expect(own.text).toContain("Was this helpful?");
    const sent = await send({
      ...Object.fromEntries(fields.map(({ attribs }) => [attribs.name ?? "", attribs.value ?? ""])),
      helpful: "no",
    });
    expect([sent.status, sent.header("location")]).toEqual([303, `${path}/votes/${article}`]);
    const page = await read(`${path}/votes/${article}`, { headers: { cookie: cookieOf(sent) } });
    expect(page.text).toContain("Recorded: this was not helpful.");
    expect((await shop.ask(`${path}/votes/${article}`)).status).toBe(404);
  });

  it("are refused if invalid", async () => {
    expect((await send({ intent: "vote", article: "no-such-article", helpful: "yes" })).status).toBe(404);
    expect((await send({ intent: "vote", article: "../x", helpful: "yes" })).status).toBe(400);
    expect((await send({ intent: "vote", article: "1", helpful: "maybe" })).status).toBe(400);
    expect((await send({ intent: "delete" })).status).toBe(400);
  });
});

describe("comments", () => {
  const formToken = async () =>
    (await read(path)).all(({ name, attribs }) => name === "input" && attribs.name === "form_token")[0]?.attribs
      .value ?? "";

  it("C-KB-03: are stored once and acknowledged", async () => {
    const token = await agedToken(await formToken(), "knowledge-base-comment");
    const comment = { intent: "comment", comment: "Where is the recipe?\r\nFor RIPA.", form_token: token, q: "ripa" };
    const sent = await send(comment);
    expect([sent.status, sent.header("location")]).toEqual([303, `${path}?q=ripa&comment=sent#comment`]);
    expect((await send(comment)).status).toBe(303);
    expect((await read(sent.header("location"))).text).toContain("Thank you. Your comment has been recorded.");
    const stored = await fetch(`${shop.servicesUrl}/feedback/comments`, {
      headers: { authorization: "Bearer demo-feedback-key" },
    });
    const { comments } = (await stored.json()) as { comments: { comment: string; query: string }[] };
    expect(comments.filter(({ query }) => query === "ripa").map(({ comment }) => comment)).toEqual([
      "Where is the recipe?\nFor RIPA.",
    ]);
  });

  it("keep the typed text when the language changes, on both pages with a form", async () => {
    const form_token = await formToken();
    const typed = { intent: "comment", comment: "Half a", form_token, "language-changed": "yes" };
    const kept = await send({ ...typed, q: "ripa" });
    expect([kept.status, kept.body.includes(">Half a</textarea>"), kept.body.includes('value="ripa"')]).toEqual([
      ...[200, true, true],
    ]);
    const [article = ""] = idsOf(await read(`${path}?q=blocking`));
    const voted = await send({ intent: "vote", article, helpful: "yes", from: "article" });
    const votePage = voted.header("location");
    const page = await send(typed, cookieOf(voted), votePage);
    expect([page.status, page.body.includes(">Half a</textarea>")]).toEqual([200, true]);
    const unknown = await send({ intent: "comment", comment: "x", form_token }, cookieOf(voted), votePage);
    expect(unknown.status).toBe(405);
  });

  it("show errors beside the field and keep the typed text", async () => {
    const form_token = await formToken();
    const empty = await send({ intent: "comment", comment: " ", form_token });
    expect([empty.status, empty.body.includes("Enter a comment.")]).toEqual([422, true]);
    // Without scripts the browser scrolls to the field, which is at the end of the page.
    expect(empty.body).toMatch(/<textarea[^>]* autofocus=""/);
    const long = await send({ intent: "comment", comment: "y".repeat(2001), form_token });
    expect([long.status, long.body.includes("Use at most 2,000 characters."), long.body.includes("yyyy")]).toEqual([
      422,
      true,
      true,
    ]);
    const early = await send({ intent: "comment", comment: "quick", form_token: await formToken() });
    expect([early.status, early.body.includes(">quick</textarea>")]).toEqual([422, true]);
    const program = await send({ intent: "comment", comment: "buy", form_token, website: "https://spam.example" });
    expect(program.status).toBe(303);
  });
});
