import { html } from "@domain/edge-slot/html";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Resource } from "./resource";
import { runAction } from "./resource-routes";

const note = { name: "note", title: "Add a note", permission: "lists:export", reason: "none", fields: [] } as const;
/** Keys of the actions that the record's history lists. */
let recorded: string[] = [];
const resource = {
  ...{ path: "/orders", title: "Orders", service: "/orders", columns: [], filters: [], files: [], hasRecords: true },
  ...{ actions: [note], listActions: [{ ...note, name: "add", title: "Add" }] },
  rows: () => ({ rows: [], next: null }),
  one: () => ({ heading: "W1", version: 2, history: recorded.map(entry), body: html``, actions: [note] }),
} as unknown as Resource;
const entry = (id: string) => ({
  ...{ id, at: 0, actor: { id: "a", name: "A", role: "owner" }, resource: "orders", record: "W1", action: "note" },
  ...{ version: 2, before: {}, after: {}, reason: null },
});
const session = {
  owner: { role: "owner", name: "A" },
  formToken: "t",
  caller: { env: { SERVICES_URL: "https://s.test" }, agent: "" },
};
const place = { resource, session, frame: { user: null, places: [] }, url: new URL("https://office.test/orders/W1") };

beforeEach(() => {
  recorded = [];
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/**
 * Sends a form while the services' response is lost.
 * @param carriedOut true if the record's history then contains the action
 */
async function send(key: string | null, name: string, answer: () => Response, carriedOut = false) {
  vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
    if (method !== "POST") return Response.json({});
    if (carriedOut) recorded = ["key-1"];
    return answer();
  });
  const form = new FormData();
  form.set("key", "key-1");
  const response = await runAction(place as never, key, name, { form, isOfSession: true });
  return { response, keyed: /name="key" value="([^"]*)"/.exec(await response.clone().text())?.[1] };
}
const lost = () => Response.error();
const broken = () => new Response('{"record":', { status: 200 });
const refused = () => Response.json({ errors: [{ code: "InvalidInput", message: "No." }] }, { status: 400 });

describe("an action whose response is lost", () => {
  it.each([
    ["of a record", "W1", "note", lost],
    ["of a record, cut", "W1", "note", broken],
    ["of a list", null, "add", lost],
  ] as const)("%s keeps its key, so that it acts once when it is sent again", async (_, key, name, answer) => {
    const { response, keyed } = await send(key, name, answer);
    expect([response.status, keyed]).toEqual([503, "key-1"]);
    expect(await response.text()).toContain("may have been carried out");
  });

  it("is done if the record's history has it", async () => {
    const { response } = await send("W1", "note", broken, true);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/orders/W1?done=note"]);
  });
});

it("a refused action has a new key", async () => {
  const { response, keyed } = await send("W1", "note", refused);
  expect(response.status).toBe(400);
  expect(keyed).not.toBe("key-1");
  expect(await response.text()).toContain("was not carried out");
});
