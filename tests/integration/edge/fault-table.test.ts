/**
 * Every upstream × every fault × public pages, private pages and forms: a timely response with all available content, a
 * clear message about the rest, and full recovery. Nothing is cached here, so every cell encounters its fault. `npm run
 * fault-table` requests everything in every cell.
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

/** Expected text during an outage, with a status if it is not the usual one, and a mode to which it does not apply. */
type Said = readonly [text: string, status?: number, not?: Mode];

const basket: Said = ["Your basket cannot be reached at the moment. Nothing is lost", 503];
const quote: Said = ["Your quote cannot be reached at the moment. Nothing is lost", 503];
const account: Said = ["Your account cannot be reached at the moment.", 503];
const wholePage: Said = ["Something failed on our side. Try again in a minute", 503];
const citations: Said = ["Citations cannot be shown at the moment. The rest of the page is complete"];

/** Visits affected by an upstream; all others must be unchanged. */
const table: Readonly<Record<Upstream, Readonly<Record<string, Said>>>> = {
  commerce: {
    home: ["This list could not be loaded. Please try again in a few minutes."],
    "home, Japanese": ["一覧を読み込めませんでした。"],
    "product never asked for": wholePage,
    browse: ["Prices cannot be shown at the moment."],
    compare: ["We are not able to retrieve this product info"],
    basket,
    checkout: basket,
    orders: account,
    account,
    overview: account,
    use: wholePage,
    "quote, review": basket,
    "quote, contact": quote,
    "into the basket": ["Your basket could not be changed", 503],
    "sign in": ["Please try again later.", 503],
    "own name": ["Your account cannot be reached at the moment.", 503],
    "payment by order": basket,
    "payment by card": basket,
    "contact of a quote": quote,
    // An incomplete sitemap would remove pages from search engines.
    sitemap: ["", 503],
    // Redirects to the quote page, which shows the error.
    "quote as PDF": ["", 303],
  },
  content: {
    home: ["News and offers cannot be shown at the moment. Look for products with the search or the menu."],
    "home, Japanese": ["現在、お知らせとキャンペーンを表示できません。"],
    product: ["Some information about this product cannot be shown at the moment: legal notices"],
    "product, Japanese": ["現在、この製品の規制に関する注意事項を表示できません。"],
    // C-ERRP-07
    article: ["Error Happened during accessing the page", 503],
  },
  search: {
    browse: ["Search is not available", 503],
    "knowledge base": ["The knowledge base cannot be searched at the moment."],
    vote: ["Your answer could not be recorded.", 503],
  },
  citations: { product: citations },
  // Replaces the citation service when a flag is on.
  "citation-search": { product: [""] },
  availability: { "product, Japanese": ["価格情報を表示できません"] },
  // Figures in the product record remain; flags and selling rules use their defaults.
  images: { product: [""] },
  settings: { product: [""], basket: [""] },
  payments: { "payment by card": ["Please try again later", 503] },
  // Redirects to the quote page, which shows the error.
  documents: { "quote as PDF": ["", 303] },
  // The gateway queues mails and sends them later.
  mail: { "contact of a quote": [""], "sign in": [""] },
  inquiries: { inquiry: ["Nothing is lost", 503] },
  feedback: { vote: ["Your answer could not be recorded.", 503] },
  reviews: {
    product: ["Reviews cannot be shown at the moment."],
    use: ["Reviews cannot be shown at the moment."],
    review: ["Reviews cannot be accepted at the moment.", 503],
  },
  lots: { lot: wholePage },
  chat: { "page with the chat": [""] },
  // The shop cannot distinguish a 200 with garbage from a stored report.
  log: { "fault report": ["", 503, "garbage"] },
};

/** Requested in every cell; no fault may affect these. */
const bystanders = ["protocol", "quick add", "inquiry"];
/** Time limit per page, with upstream timeouts lowered to a second. */
const budgetMs = 8000;

let shop: EdgeShop;
let visits: readonly Visit[];
beforeAll(async () => {
  shop = await startEdgeShop({
    UPSTREAM_TIMEOUT_MS: "1000",
    UPSTREAM_MEMORY_BYTES: "0",
    STORED_PAGES: "off",
    // Twenty visits of a cell arrive at once and keep their rendering slots for a second; this test does not cover the
    // slot limit.
    RENDERING_WAIT_MS: "5000",
  });
  visits = await openVisits(shop);
}, 240_000);
afterAll(() => shop?.stop());

const fault = (body: object) =>
  fetch(`${shop.servicesUrl}/_demo/faults`, { method: "POST", body: JSON.stringify(body) });
const cells = new Map<string, number>();

/** Returns null if the response is correct. */
function wrongWith(visit: Visit, answer: Answer, ms: number, said: Said | undefined): string | null {
  const [text, status = visit.usual] = said ?? [""];
  const wrong = (what: string) => `${visit.name}: ${what} — ${answer.status} ${readable(answer).slice(0, 160)}`;
  // A document that started before its page failed keeps status 200 but shows the same text.
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
  it("every visit succeeds", async () => {
    // The first sign-in hashes a password, which is slow on a busy machine.
    for (const visit of visits) {
      const seen = async () => [visit.name, (await visit.ask()).status];
      await expect.poll(seen, { timeout: 15_000, interval: 200 }).toEqual([visit.name, visit.usual]);
    }
  });
});

describe.each(upstreams)("during a fault of %s", (service) => {
  const concerned = table[service];
  const saidOf = ({ name }: Visit, mode: Mode) => (concerned[name]?.[2] === mode ? undefined : concerned[name]);
  it.each(Object.keys(modes) as Mode[])("of kind %s", async (mode) => {
    const chosen = visits.filter(
      ({ name }) => process.env.FAULT_TABLE === "all" || name in concerned || bystanders.includes(name),
    );
    await fault({ service, mode, ...modes[mode] });
    const answers = await Promise.all(chosen.map(async (visit) => [visit, ...(await timed(visit))] as const));
    await fault({ service: "*", mode: "none" });
    const wrong = answers.flatMap(([visit, answer, ms]) => wrongWith(visit, answer, ms, saidOf(visit, mode)) ?? []);
    for (const { kind } of chosen) cells.set(kind, (cells.get(kind) ?? 0) + 1);
    expect(wrong.join("\n")).toBe("");
    // Checks that the shop recovers without a restart and without traces of the fault.
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

describe("text typed into a form", () => {
  it.each([
    ["contact of a quote", "lane-0@lab.example"],
    ["payment by order", "PO-2030/7"],
    ["own name", "Lane-Miller"],
  ])("%s: can be submitted again", async (name, kept) => {
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
  it("covers public pages, private pages and forms", () => {
    const total = [...cells.values()].reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `fault table: ${upstreams.length} upstreams × ${Object.keys(modes).length} ways to fail, ${total} cells: ${JSON.stringify(Object.fromEntries(cells))}\n`,
    );
    expect([...cells.keys()].sort()).toEqual(["action", "private", "public"]);
    expect(total).toBeGreaterThanOrEqual(upstreams.length * Object.keys(modes).length * 3);
  });
});
