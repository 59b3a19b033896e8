import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { justPlaced } from "./just-placed.server";

const now = new Date("2030-01-01T12:00:00Z");
const order = (createdAt: string) => ({ orderNumber: "W300101000001", createdAt });
const asked = (createdAt: string, state = "waiting", id = "me") => ({
  ...{ id: "3f0e", state, createdAt, requester: { id, name: "Ada" } },
});

function contextWith(newest: object | null, approvals: readonly object[] = [], customerId: string | null = "me") {
  const services = {
    commerce: { newestOrder: async () => ({ ok: true, value: newest }) },
    accounts: { approvals: async () => ({ ok: true, value: approvals }) },
  };
  return { services, session: { customerId }, now } as unknown as PrivateContext;
}

it("finds the later of the order and the request made within the last hour", async () => {
  const confirmation = "/checkout/confirmation?order=W300101000001";
  const approval = "/account/my/approvals/3f0e";
  const cases: [string | null, ...Parameters<typeof contextWith>][] = [
    [confirmation, order("2030-01-01T11:30:00Z")],
    [confirmation, order("2030-01-01T11:30:00Z"), [], null],
    [null, order("2030-01-01T10:59:00Z")],
    [null, null],
    [approval, order("2030-01-01T11:30:00Z"), [asked("2030-01-01T11:40:00Z")]],
    [confirmation, order("2030-01-01T11:50:00Z"), [asked("2030-01-01T11:40:00Z")]],
    [approval, null, [asked("2030-01-01T11:40:00Z")]],
    [null, null, [asked("2030-01-01T10:40:00Z")]],
    [null, null, [asked("2030-01-01T11:40:00Z", "refused")]],
    [null, null, [asked("2030-01-01T11:40:00Z", "waiting", "colleague")]],
  ];
  for (const [path, ...given] of cases) expect(await justPlaced(contextWith(...given)), String(path)).toBe(path);
});

it("finds nothing during an outage", async () => {
  const down = { ok: false, status: 503, errors: [] };
  const services = { commerce: { newestOrder: async () => down }, accounts: { approvals: async () => down } };
  expect(await justPlaced({ services, session: { customerId: "me" }, now } as unknown as PrivateContext)).toBeNull();
});
