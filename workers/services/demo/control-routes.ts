/** `/_demo/faults`, `/_demo/calls`, `/_demo/reset`; the guard is added where they are mounted. See README.md. */
import { Hono } from "hono";
import type { ServicesApp, ServicesEnv } from "../env";
import { readJson } from "../shared/body";
import { callsSince, clearCalls } from "./calls";
import { clearFaults, currentFaults, faultRequest, setFault } from "./faults";

export const demoFaults = new Hono<ServicesApp>();
demoFaults.get("/", (c) => c.json({ faults: currentFaults() }));
demoFaults.post("/", async (c) => {
  const body = await readJson(c.req.raw, faultRequest);
  if (!body.ok) return body.response;
  setFault(body.value);
  return c.json({ faults: currentFaults() });
});

export const demoCalls = new Hono<ServicesApp>();
demoCalls.get("/", (c) => c.json({ calls: callsSince(sinceOf(c.req.query("since"))) }));

/** Milliseconds since 1970 or an ISO date; without it, all records. */
function sinceOf(since = ""): number {
  const time = /^\d+$/.test(since) ? Number(since) : Date.parse(since);
  return Number.isNaN(time) ? 0 : time;
}

/** State that testers can change and restore to its seeded value. */
interface Restorable {
  readonly name: string;
  readonly restore: (env: ServicesEnv) => Promise<void>;
}

const own: readonly Restorable[] = [
  { name: "faults", restore: async () => clearFaults() },
  { name: "calls", restore: async () => clearCalls() },
];

/** Undoes changes made through the controls. Carts and tokens belong to visitors and are kept. */
export function demoReset(others: readonly Restorable[]): Hono<ServicesApp> {
  const all = [...own, ...others];
  const routes = new Hono<ServicesApp>();
  routes.post("/", async (c) => {
    for (const { restore } of all) await restore(c.env);
    return c.json({ restored: all.map(({ name }) => name) });
  });
  return routes;
}
