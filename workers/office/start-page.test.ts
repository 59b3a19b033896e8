/** Start page of the office: queues with the counts of their lists. */
import { SELF } from "cloudflare:test";
import { roles } from "@contracts/office/permissions";
import { may } from "@domain/staff/permissions";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buyer, openShop, ordered, pay, place, purchaseOrder } from "../services/commerce/testing/checkout";
import { resources } from "./resources";
import { openDesk } from "./testing";

const broken = new Set<string>();
beforeAll(async () => {
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    [...broken].some((path) => url.includes(path)) ? Response.json({}, { status: 503 }) : SELF.fetch(url, init),
  );
  await openShop();
  const { token, cart } = await buyer(["4060S"]);
  await ordered(place(token, (await pay(token, cart, purchaseOrder(cart))).cart));
  const review = {
    rating: 4,
    title: "One band",
    text: "Twenty micrograms a lane gave one clean band.",
    language: "en",
  };
  const sent = await SELF.fetch("http://services.test/reviews/products/4060", {
    method: "POST",
    headers: { authorization: "Bearer demo-reviews-key", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ ...review, application: null, species: null, author: "" }),
  });
  expect(sent.status).toBe(201);
});
afterAll(() => vi.unstubAllGlobals());

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Title, address and number of each queue. */
async function queuesOf(desk: Desk) {
  const { body } = await desk.get("/");
  const items = body.matchAll(/<li><a href="([^"]+\?[^"]+)">([^<]+)<\/a>: (?:<strong>)?([^<]+)/g);
  return [...items].map(([, address = "", title = "", number = ""]) => ({
    ...{ address: address.replaceAll("&amp;", "&"), title, number },
  }));
}

/** Rows of a list on all of its pages. */
async function rowsOf(desk: Desk, address: string): Promise<number> {
  let rows = 0;
  for (let at = address; at !== ""; ) {
    const { status, body } = await desk.get(at);
    expect([at, status]).toEqual([at, 200]);
    rows += [...body.matchAll(/<tr><td/g)].length;
    at = (/<a href="([^"]+)" rel="next">/.exec(body)?.[1] ?? "").replaceAll("&amp;", "&");
  }
  return rows;
}

it("shows an owner each queue with as many rows as its linked list", async () => {
  const desk = await openDesk("owner");
  // The list of orders is updated after the ledgers.
  await vi.waitFor(async () => {
    const titles = (await queuesOf(desk)).map(({ title }) => title);
    for (const title of ["New orders to confirm", "Orders to ship by today", "Reviews to publish or reject"])
      expect(titles).toContain(title);
  });
  for (const { address, title, number } of await queuesOf(desk)) {
    const rows = await rowsOf(desk, address);
    expect([title, number]).toEqual([title, rows > 99 ? "99+" : String(rows)]);
  }
});

it.each(roles)("shows %s only what the role may decide", async (role) => {
  const desk = await openDesk(role);
  const allowed = resources.flatMap(({ queues }) => queues.filter(({ needs }) => may(role, needs)));
  const titles = allowed.map(({ title }) => title);
  for (const { title } of await queuesOf(desk)) expect(titles).toContain(title);
  expect((await desk.get("/")).body.includes("Waits for you")).toBe(allowed.length > 0);
});

it("shows no number if the services do not respond", async () => {
  broken.add("/reviews/office");
  const desk = await openDesk("content");
  expect(await queuesOf(desk)).toContainEqual({
    ...{ address: "/reviews?status=pending", title: "Reviews to publish or reject", number: "not known at present" },
  });
  broken.clear();
});

it("every queue has valid filters of its list, for people who may read the list", async () => {
  for (const { path, filters, queues, read } of resources)
    for (const queue of queues) {
      const names = filters.map(({ name }) => name);
      expect([path, Object.keys(queue.filters).filter((name) => !names.includes(name))]).toEqual([path, []]);
      for (const role of roles)
        if (may(role, queue.needs)) expect([path, role, may(role, read)]).toEqual([path, role, true]);
    }
});
