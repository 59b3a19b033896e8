import { describe, expect, it } from "vitest";
import type { LogsEnv } from "./env";
import worker from "./index";
import { requestLines } from "./lines";

const line = {
  kind: "request",
  id: "6d6661ab-84f7-414b",
  at: 1,
  region: "global",
  method: "GET",
  path: "/",
  status: 200,
  ms: 3,
  cache: "hit",
};

describe("lines of requests", () => {
  it("are found among other console output, several in a message", () => {
    const text = JSON.stringify(line);
    const messages = [[`${text}\n${text}`], "hello", [{ a: 1 }], ["{broken"], [`{"kind":"request","id":1}`], text];
    expect(requestLines(messages).map(({ id }) => id)).toEqual([line.id, line.id, line.id]);
  });

  it("A-LOG-05, A-TOKEN-22: contain no personal data and no credentials, even if the storefront left some in", () => {
    const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U";
    const written = {
      ...line,
      path: "/account/marie%40lab.example/sub?name=curie#marie",
      entries: [
        {
          level: "warn",
          label: `refused marie@lab.example with Bearer ${token}`,
          members: {
            email: "marie@lab.example",
            firstName: "Marie",
            last_name: "Curie",
            displayName: "Marie Curie",
            recipient: "Marie Curie",
            address: { street: "Rue Cuvier 12", city: "Paris", postalCode: "75005" },
            phone: "+33 1 23 45 67 89",
            clientIp: "203.0.113.9",
            accessToken: token,
            cookie: "ct-auth=sealedsealedsealed",
            password: "polonium",
            card: "4111 1111 1111 1111",
            note: "sent to marie@lab.example, paid with 4111-1111-1111-1111",
            nested: [{ deep: { fullName: "Marie Curie", authorization: `Bearer ${token}` } }],
            sku: "4060S",
          },
        },
      ],
    };
    const [kept] = requestLines([JSON.stringify(written)]);
    const text = JSON.stringify(kept);
    expect(text).not.toMatch(/marie|curie|cuvier|paris|75005|23 45|203\.0|dozjgNry|sealed|polonium|4111|lab\.example/i);
    expect(kept?.entries[0]?.members?.sku).toBe("4060S");
    expect(kept?.path).toBe("/account/…@…/sub");
  });

  it("keep ids, numbers and paths unchanged", () => {
    const written = {
      ...line,
      path: "/account/my/orderhistory/O-10023",
      pattern: "/account/my/orderhistory/:ordernumber",
    };
    expect(requestLines([JSON.stringify(written)])[0]).toMatchObject(written);
  });
});

describe("the tail handler", () => {
  const events = (messages: readonly string[]) => [{ logs: messages.map((message) => ({ message })) }] as never;
  const logThat = (append: (lines: readonly { id: string }[]) => Promise<void>) =>
    ({ REQUESTS: { idFromName: (name: string) => name, get: () => ({ append }) } }) as unknown as LogsEnv;

  it("stores lines once, retries while the object moves, and skips empty batches", async () => {
    const text = JSON.stringify(line);
    const given: string[] = [];
    const moving = Object.assign(new Error("moving"), { retryable: true });
    const log = logThat(async ([first]) => {
      given.push(first?.id ?? "");
      if (given.length === 1) throw moving;
    });
    await worker.tail(events([text]), log);
    expect(given).toEqual([line.id, line.id]);
    await worker.tail(events(["nothing of ours"]), log);
    expect(given).toHaveLength(2);
    const broken = logThat(async () => {
      throw new Error("full");
    });
    await expect(worker.tail(events([text]), broken)).rejects.toThrow("full");
  });
});
