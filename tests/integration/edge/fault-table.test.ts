/**
 * Every upstream × every way to fail × pages for everyone, pages for one, and forms: an answer in time, with what can be
 * had, a plain word about what cannot, and all of it over when the upstream is back. Nothing is kept in memory here, so
 * that every cell meets the fault. `npm run fault-table` visits everything in every cell.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer, EdgeShop } from "../edge-shop";
import { startEdgeShop } from "../edge-shop";
import { openVisits, readable, type Upstream, upstreams, type Visit } from "./fault-visits";

const modes = {
  down: {},
  error: { status: 500 },
  slow: { delayMs: 10_000 },
  garbage: {},
  truncate: {},
} as const;
type Mode = keyof typeof modes;

/** What a visit says while an upstream is out, and its status where it is not the usual one. */
type Said = readonly [text: string, status?: number, not?: Mode];

const basket: Said = ["Your basket cannot be reached at the moment. Nothing in it is lost", 503];
const quote: Said = ["Your quote cannot be reached at the moment. Nothing in it is lost", 503];
const account: Said = ["Your account cannot be reached at the moment.", 503];
const wholePage: Said = ["The fault is on our side. Try again in a minute", 503];
const citations: Said = ["Citations cannot be shown at the moment. The rest of the page is complete"];

/** Visits that an upstream matters to. Everything else goes on as if nothing had happened. */
const table: Readonly<Record<Upstream, Readonly<Record<string, Said>>>> = {
  commerce: {
    "product never asked for": wholePage,
    browse: ["Prices cannot be shown at the moment."],
    compare: ["We are not able to retrieve this product info"],
    basket,
    checkout: basket,
    orders: account,
    account,
    "quote, contact": quote,
    "into the basket": ["Your basket could not be changed", 503],
    "sign in": ["Please try again later.", 503],
    "own name": ["Your account cannot be reached at the moment.", 503],
    "payment by order": basket,
    "payment by card": basket,
    "contact of a quote": quote,
    // A list of addresses that lacks some would take them out of the search engines.
    sitemap: ["", 503],
    // Back to the quote, which says so.
    "quote as PDF": ["", 303],
  },
  content: {
    home: ["News and offers cannot be shown at the moment. Products, search and the basket work as usual."],
    "home, Japanese": ["現在、お知らせとキャンペーンを表示できません。"],
    // C-ERRP-07
    article: ["Error Happened during accessing the page", 503],
  },
  search: {
    browse: ["Search is not available", 503],
    "knowledge base": ["The knowledge base cannot be searched at the moment."],
    vote: ["Your answer could not be recorded.", 503],
  },
  citations: { product: citations },
  // Asked in place of the citation service where a switch says so.
  "citation-search": { product: [""] },
  availability: { "product, Japanese": ["価格情報を表示できません"] },
  // Figures of the product's own record stay; switches and rules of selling are those of a shop without settings.
  images: { product: [""] },
  settings: { product: [""], basket: [""] },
  payments: { "payment by card": ["Please try again later", 503] },
  // Back to the quote, which says so.
  documents: { "quote as PDF": ["", 303] },
  // The gateway keeps what is to be sent and sends it later.
  mail: { "contact of a quote": [""], "sign in": [""] },
  inquiries: { inquiry: ["Nothing of it is lost", 503] },
  feedback: { vote: ["Your answer could not be recorded.", 503] },
  reviews: {
    product: ["Reviews cannot be shown at the moment."],
    review: ["Reviews cannot be taken at the moment.", 503],
  },
  chat: { "page with the chat": [""] },
  // What answers 200 has taken the report, as far as anyone can tell.
  log: { "fault report": ["", 503, "garbage"] },
};

/** Visited in every cell: whatever is out, these must not notice. */
const bystanders = ["protocol", "quick add", "inquiry"];
/** Of one page, with limits of an upstream lowered to a second; a page whose upstreams keep to theirs is far below. */
const budgetMs = 8000;

let shop: EdgeShop;
let visits: readonly Visit[];
beforeAll(async () => {
  shop = await startEdgeShop(24_166, {
    UPSTREAM_RETRY_DELAY_MS: "20",
    UPSTREAM_TIMEOUT_MS: "1000",
    UPSTREAM_REST_MS: "200",
    UPSTREAM_MEMORY_BYTES: "0",
    STORED_PAGES: "off",
  });
  visits = await openVisits(shop);
}, 240_000);
afterAll(() => shop?.stop());

const fault = (body: object) =>
  fetch(`${shop.servicesUrl}/_demo/faults`, { method: "POST", body: JSON.stringify(body) });
const cells = new Map<string, number>();

/** Null when all is well. */
function wrongWith(visit: Visit, answer: Answer, ms: number, said: Said | undefined): string | null {
  const [text, status = visit.usual] = said ?? [""];
  const wrong = (what: string) => `${visit.name}: ${what} — ${answer.status} ${readable(answer).slice(0, 160)}`;
  // A document that has begun without its page has its status already, and says the same.
  const isLate = answer.status === 200 && answer.body.includes("data-late");
  if (answer.status !== status && !isLate) return wrong(`not ${status}`);
  if (ms > budgetMs) return wrong(`took ${ms} ms`);
  if (!readable(answer).includes(text)) return wrong(`does not say "${text}"`);
  if (answer.status !== 503) return null;
  if (answer.header("retry-after") === "" || /public/.test(answer.header("cache-control"))) return wrong("may be kept");
  const framed = answer.body.includes('data-frame="footer"');
  return framed || !answer.header("content-type").startsWith("text/html") ? null : wrong("has no frame");
}

async function timed(visit: Visit): Promise<readonly [Answer, number]> {
  const from = Date.now();
  return [await visit.ask(), Date.now() - from];
}

describe("without a fault", () => {
  it("every visit is what it is", async () => {
    // The first sign-in hashes a password, which takes its time on a machine that is busy.
    for (const visit of visits) {
      const seen = async () => [visit.name, (await visit.ask()).status];
      await expect.poll(seen, { timeout: 15_000, interval: 200 }).toEqual([visit.name, visit.usual]);
    }
  });
});

describe.each(upstreams)("without %s", (service) => {
  const concerned = table[service];
  const saidOf = ({ name }: Visit, mode: Mode) => (concerned[name]?.[2] === mode ? undefined : concerned[name]);
  it.each(Object.keys(modes) as Mode[])("when it is %s", async (mode) => {
    const chosen = visits.filter(
      ({ name }) => process.env.FAULT_TABLE === "all" || name in concerned || bystanders.includes(name),
    );
    await fault({ service, mode, ...modes[mode] });
    const answers = await Promise.all(chosen.map(async (visit) => [visit, ...(await timed(visit))] as const));
    await fault({ service: "*", mode: "none" });
    const wrong = answers.flatMap(([visit, answer, ms]) => wrongWith(visit, answer, ms, saidOf(visit, mode)) ?? []);
    for (const { kind } of chosen) cells.set(kind, (cells.get(kind) ?? 0) + 1);
    expect(wrong.join("\n")).toBe("");
    // It is over by itself: no restart, and no word of it left.
    for (const visit of chosen) {
      const [text] = concerned[visit.name] ?? [""];
      const well = async () => {
        const answer = await visit.ask();
        return answer.status === visit.usual && (text === "" || !readable(answer).includes(text));
      };
      if (visit.name in concerned) await expect.poll(well, { timeout: 15_000, interval: 150 }).toBe(true);
    }
  });
});

describe("what was typed into a form", () => {
  it.each([
    ["contact of a quote", "lane-0@lab.example"],
    ["payment by order", "PO-2030/7"],
    ["own name", "Lane-Miller"],
  ])("%s: stands ready to be sent again", async (name, kept) => {
    const visit = visits.find((one) => one.name === name);
    await fault({ service: "commerce", mode: "error", status: 500 });
    const refused = await visit?.ask();
    await fault({ service: "*", mode: "none" });
    expect([refused?.status, readable(refused as Answer)]).toEqual([503, expect.stringContaining("Send again")]);
    expect(refused?.body).toMatch(new RegExp(`<input type="hidden" name="\\w+" value="${kept}"`));
    await expect.poll(async () => (await visit?.ask())?.status, { timeout: 15_000, interval: 200 }).toBe(303);
  });
});

describe("the table", () => {
  it("has pages for everyone, pages for one, and forms", () => {
    const total = [...cells.values()].reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `fault table: ${upstreams.length} upstreams × ${Object.keys(modes).length} ways to fail, ${total} cells: ${JSON.stringify(Object.fromEntries(cells))}\n`,
    );
    expect([...cells.keys()].sort()).toEqual(["action", "private", "public"]);
    expect(total).toBeGreaterThanOrEqual(upstreams.length * Object.keys(modes).length * 3);
  });
});
