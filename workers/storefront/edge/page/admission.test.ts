import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Admission, createAdmission, kindOf, type RenderPermit } from "./admission";

const limits = { places: 2, waiting: 2, waitMs: 1000 };
let admission: Admission;

beforeEach(() => {
  vi.useFakeTimers();
  admission = createAdmission(limits);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Result of a request to enter; undefined while it waits. */
function entering(kind: Parameters<Admission["enter"]>[0]): {
  readonly outcome: () => RenderPermit | null | undefined;
} {
  let outcome: RenderPermit | null | undefined;
  admission.enter(kind).then((place) => {
    outcome = place;
  });
  return { outcome: () => outcome };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const fill = (count: number, kind: Parameters<Admission["enter"]>[0] = "page") =>
  Array.from({ length: count }, () => admission.enterAtOnce(kind));

describe("render permits", () => {
  it.each([
    ["basket", 3, "the order of coming"],
    ["page", 2, "the order that leaves most of them in good time"],
  ] as const)("are given to %s pages, %i at a time, in %s", async (kind, places, _order) => {
    const taken = fill(places, kind);
    const early = entering(kind);
    const late = entering(kind);
    const [next, last] = kind === "page" ? [late, early] : [early, late];
    await pass(60);
    expect([early.outcome(), late.outcome()]).toEqual([undefined, undefined]);
    taken[0]?.release();
    taken[0]?.release();
    await pass(60);
    expect(next.outcome()).toBeTruthy();
    expect(last.outcome()).toBeUndefined();
    taken[1]?.release();
    await pass(60);
    expect(last.outcome()).toBeTruthy();
  });

  it("are refused at once if the queue is full, and later to requests that waited too long", async () => {
    fill(2);
    const stay = setInterval(() => fill(2), 100);
    const [third] = [entering("page"), entering("page")];
    expect(admission.isFull("page")).toBe(true);
    expect(admission.isFull("basket")).toBe(false);
    const fifth = entering("page");
    await pass(0);
    expect(fifth.outcome()).toBeNull();
    await pass(1100);
    clearInterval(stay);
    expect(third.outcome()).not.toBeUndefined();
  });

  it("go to the checkout before the cart, and to the cart before pages", async () => {
    const taken = fill(4, "checkout");
    const page = entering("page");
    await pass(10);
    const [basket, checkout] = [entering("basket"), entering("checkout")];
    await pass(100);
    taken[0]?.release();
    await pass(50);
    expect([page.outcome(), basket.outcome()]).toEqual([undefined, undefined]);
    expect(checkout.outcome()).toBeTruthy();
    for (const place of taken.slice(1, 3)) place?.release();
    await pass(50);
    expect(page.outcome()).toBeUndefined();
    expect(basket.outcome()).toBeTruthy();
  });

  it("stay available to the checkout when pages use up theirs", () => {
    expect(fill(3).map(Boolean)).toEqual([true, true, false]);
    expect(fill(2, "basket").map(Boolean)).toEqual([true, false]);
    expect(fill(2, "checkout").map(Boolean)).toEqual([true, false]);
  });

  it("go to the renewal of stored pages only while half are free", () => {
    expect(fill(2, "renewal").map(Boolean)).toEqual([true, false]);
    expect(fill(1).map(Boolean)).toEqual([true]);
  });

  it("are freed if a page takes long, or its request was cancelled", async () => {
    fill(2);
    await pass(1001);
    expect(fill(1).map(Boolean)).toEqual([true]);
  });
});

/** While the thread is busy, arrived requests wait before their code runs, and so do timers. */
describe("a backlog of the thread", () => {
  let delay = 0;
  let held: readonly (RenderPermit | null)[] = [];

  const letGo = () => {
    for (const permit of held) permit?.release();
  };
  const holdAll = () => {
    letGo();
    held = fill(16, "checkout");
  };
  /** Number of requests of a kind that could begin now if no permit were held. */
  function free(kind: "page" | "checkout"): number {
    letGo();
    held = fill(20, kind);
    const count = held.filter(Boolean).length;
    holdAll();
    return count;
  }
  /** The waiting request polls once, too late; 200 ms pass. */
  async function lookLate(): Promise<void> {
    holdAll();
    delay += 150;
    await pass(50);
  }

  beforeEach(async () => {
    delay = 0;
    admission = createAdmission({ places: 8, waiting: 4, waitMs: 60_000 }, () => Date.now() + delay);
    holdAll();
    entering("ahead");
    // Until it polls every 50 ms.
    await pass(60);
  });

  it("halves the pages that may begin while all timers are late, down to one, but not the checkouts", async () => {
    const pages = [free("page")];
    for (let turn = 0; turn < 10; turn += 1) {
      await lookLate();
      pages.push(free("page"));
    }
    expect(pages).toEqual([8, 8, 4, 4, 2, 2, 1, 1, 1, 1, 1]);
    expect(free("checkout")).toBe(16);
  });

  it("ends with the first punctual timer", async () => {
    for (let turn = 0; turn < 5; turn += 1) await lookLate();
    expect(free("page")).toBe(2);
    await pass(50);
    expect(free("page")).toBe(8);
  });

  it("is not inferred from cancelled requests, whose timers never fire", async () => {
    for (let turn = 0; turn < 3; turn += 1) await lookLate();
    expect(free("page")).toBe(4);
    // Also sets the clock back.
    const at = Date.now();
    vi.clearAllTimers();
    delay += at - Date.now() + 1001;
    expect(free("page")).toBe(8);
    expect(admission.isFull("ahead")).toBe(false);
  });

  it("keeps the turn of a waiting request, however late it polls", async () => {
    const checkout = entering("checkout");
    await pass(60);
    delay += 3500;
    free("page");
    await pass(50);
    letGo();
    await pass(100);
    expect(checkout.outcome()).toBeTruthy();
  });
});

it.each([
  ["GET", "/checkout/review", "checkout"],
  ["POST", "/checkout/summary", "checkout"],
  ["GET", "/ct/punchout/return", "checkout"],
  ["GET", "/cart", "basket"],
  ["POST", "/api/basket", "basket"],
  ["GET", "/account/my", "basket"],
  ["POST", "/about-us/contact-us", "basket"],
  ["GET", "/products/4060", "page"],
  ["GET", "/carton", "page"],
] as const)("%s %s is work for the %s", (method, path, kind) => {
  expect(kindOf(new Request("https://shop.example", { method }), path)).toBe(kind);
});

it("go to prefetched pages after pages that somebody waits for", async () => {
  const request = new Request("https://shop.example/products/4060", { headers: { "sec-purpose": "prefetch" } });
  expect(kindOf(request, "/products/4060")).toBe("ahead");
  expect(kindOf(request, "/cart")).toBe("basket");
  const [place] = fill(2, "ahead");
  const ahead = entering("ahead");
  const page = entering("page");
  expect([admission.isFull("ahead"), admission.isFull("page")]).toEqual([true, false]);
  place?.release();
  await pass(60);
  expect([ahead.outcome(), Boolean(page.outcome())]).toEqual([undefined, true]);
  await pass(1000);
  expect(ahead.outcome()).toBeNull();
});
