import { beforeEach, describe, expect, it } from "vitest";
import { createUpstream } from "~/services/upstream/create-upstream-reader";
import { createPageGenerations } from "./page-generations.server";

const env = { SETTINGS_URL: "http://settings.test", SETTINGS_KEY: "key" };
let now = 1_000_000;
let reply: () => Response = () => Response.json({ generation: 7 });
let calls = 0;
let background: Promise<unknown>[] = [];
const turn = {
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
    expect(await generation(turn)).toBe("7");
    expect([generation(turn), calls]).toEqual(["7", 1]);
    now += 20_000;
    reply = () => Response.json({ generation: 8 });
    expect(generation(turn)).toBe("7");
    await Promise.all(background);
    expect(generation(turn)).toBe("8");
  });

  it("drops stored upstream answers when it changes", async () => {
    const { upstream, generation } = create();
    await generation(turn);
    const content = () =>
      upstream.reader({ ...turn, trace: [], startedAt: now }).fetch("content")("http://content.test/graphql");
    reply = () => Response.json({ data: 1 });
    await content();
    now += 20_000;
    reply = () => Response.json({ generation: 9 });
    generation(turn);
    await Promise.all(background);
    reply = () => Response.json({ data: 2 });
    expect(await (await content()).json()).toEqual({ data: 2 });
  });

  it("keeps its value during an outage, and is unique to the isolate until it is known", async () => {
    const { generation } = create();
    reply = () => new Response("<<", { status: 200 });
    const own = await generation(turn);
    expect(own).toMatch(/^unknown-/);
    expect([await generation(turn), await create().generation(turn)]).toEqual([own, expect.not.stringContaining(own)]);
    now += 20_000;
    reply = () => Response.json({ generation: 7 });
    generation(turn);
    await Promise.all(background);
    expect(generation(turn)).toBe("7");
    now += 20_000;
    reply = () => new Response("", { status: 503 });
    generation(turn);
    await Promise.all(background);
    expect(generation(turn)).toBe("7");
  });
});
