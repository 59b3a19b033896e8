import { beforeEach, describe, expect, it, vi } from "vitest";
import { createUpstream } from "~/services/upstream/create-upstream-reader";
import { createPageGenerations } from "./page-generations.server";

const env = { SETTINGS_URL: "http://settings.test", SETTINGS_KEY: "key" };
let now = 1_000_000;
let reply: () => Response = () => Response.json({ generation: 7 });
let calls = 0;
let background: Promise<unknown>[] = [];
const requestScope = {
  waitUntil: (work: Promise<unknown>) => {
    background.push(work);
  },
};

function create() {
  const send = async () => {
    calls += 1;
    return reply();
  };
  const upstream = createUpstream({ fetch: send, now: () => now, retryDelayMs: 1 });
  return { upstream, generation: createPageGenerations(env, upstream, () => now) };
}

beforeEach(() => {
  [calls, background] = [0, []];
  reply = () => Response.json({ generation: 7 });
});

describe("page generation", () => {
  it("is awaited once, then known, and refreshed in the background", async () => {
    const { generation } = create();
    expect(await generation(requestScope, "/")).toBe("7");
    expect([generation(requestScope, "/"), calls]).toEqual(["7", 1]);
    now += 4000;
    reply = () => Response.json({ generation: 8 });
    expect(generation(requestScope, "/")).toBe("7");
    await Promise.all(background);
    expect(generation(requestScope, "/")).toBe("8");
  });

  it("is awaited briefly after idle time, so that the first visitor gets no withdrawn page", async () => {
    const { generation } = create();
    await generation(requestScope, "/");
    now += 60_000;
    reply = () => Response.json({ generation: 8 });
    expect(await generation(requestScope, "/")).toBe("8");
    now += 60_000;
    reply = () => new Response("", { status: 503 });
    expect(await generation(requestScope, "/")).toBe("8");
    expect(generation(requestScope, "/")).toBe("8");
  });

  it("never goes back, although instances of the service learn of a publication at different times", async () => {
    const { upstream, generation } = create();
    const ask = async (answer: unknown) => {
      now += 4000;
      reply = () => Response.json(answer);
      generation(requestScope, "/");
      await Promise.all(background);
      return [generation(requestScope, "/"), generation(requestScope, "/products/4060")];
    };
    await generation(requestScope, "/");
    expect(await ask({ generation: 8, products: { "4060": 9 } })).toEqual(["8-9", "8-9"]);
    const forget = vi.spyOn(upstream, "forget");
    expect(await ask({ generation: 7, products: { "4060": 12 } })).toEqual(["8-9", "8-9"]);
    expect(await ask({ generation: 8 })).toEqual(["8-9", "8-9"]);
    expect(forget).not.toHaveBeenCalled();
    expect(await ask({ generation: 8, products: { "1024": 11 } })).toEqual(["8-11", "8-9"]);
    expect(await ask({ generation: 12 })).toEqual(["12", "12"]);
    expect(forget).toHaveBeenCalledTimes(2);
  });

  it("changes for the pages of a changed product and for lists, and stays for other products", async () => {
    const { generation } = create();
    const addresses = ["/products/4060/evidence/WB/H", "/products/9272", "/compare?ids=9272,4060", "/lots/4060-1024"];
    const lists = ["/browse?q=4060", "/", "/lots/1024", "/products/signalstar/targetspecies"];
    const all = () => [...addresses, ...lists].map((address) => generation(requestScope, address));
    await generation(requestScope, "/");
    now += 4000;
    reply = () => Response.json({ generation: 7, products: { "4060": 11, "1024": 9 } });
    generation(requestScope, "/");
    await Promise.all(background);
    expect(all()).toEqual(["7-11", "7", "7-11", "7-11", "7-11", "7-11", "7-11", "7-11"]);
  });

  it("drops cached upstream responses when it changes", async () => {
    const { upstream, generation } = create();
    await generation(requestScope, "/");
    const content = () =>
      upstream.reader({ ...requestScope, trace: [], startedAt: now }).fetch("content")("http://content.test/graphql");
    reply = () => Response.json({ data: 1 });
    await content();
    now += 4000;
    reply = () => Response.json({ generation: 9 });
    generation(requestScope, "/");
    await Promise.all(background);
    reply = () => Response.json({ data: 2 });
    expect(await (await content()).json()).toEqual({ data: 2 });
  });

  it("keeps its value during an outage, and is unique to the isolate until it is known", async () => {
    const { generation } = create();
    reply = () => new Response("<<", { status: 200 });
    const own = await generation(requestScope, "/");
    expect(own).toMatch(/^unknown-/);
    expect([await generation(requestScope, "/"), await create().generation(requestScope, "/")]).toEqual([
      own,
      expect.not.stringContaining(own),
    ]);
    now += 4000;
    reply = () => Response.json({ generation: 7 });
    generation(requestScope, "/");
    await Promise.all(background);
    expect(generation(requestScope, "/")).toBe("7");
    now += 4000;
    reply = () => new Response("", { status: 503 });
    generation(requestScope, "/");
    await Promise.all(background);
    expect(generation(requestScope, "/")).toBe("7");
  });
});
