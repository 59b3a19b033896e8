/** The services during a run: killed with SIGKILL and restarted on the same files, with upstream faults. */
import type { Customer } from "@contracts/customers/customers";
import { tokenResponse } from "@contracts/customers/tokens";
import * as v from "valibot";
import { freePort } from "../../contract/free-port";
import { bindings, type RunningServices, startServices, temporaryState } from "../../contract/services-runtime";
import { boston, checkout } from "../../factories/checkout";
import { germanSeller } from "../../factories/order";
import { ndjson, shelf } from "../../factories/product";

const password = "Correct-horse-7!";
const admin = { authorization: `Bearer ${bindings.ADMIN_KEY}` };

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface World {
  readonly url: string;
  /** One call; null if there was no complete response. */
  call(path: string, init?: RequestInit): Promise<Answer | null>;
  kill(): Promise<void>;
  fault(service: string, mode: string, rate: number): Promise<void>;
  /** Emails in the outbox, by id. */
  readonly mails: Map<string, { readonly to: string; readonly subject: string }>;
  /** Ships all lines of an order; false if the back office rejects it. */
  ship(orderNumber: string): Promise<boolean>;
  stop(): Promise<void>;
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function startWorld(): Promise<World> {
  const port = await freePort();
  const state = temporaryState();
  // A short timeout for payments, so that many timeouts fit into a run.
  const start = () => startServices({ port, dataDir: state.dir, overrides: { PAYMENT_TIMEOUT_MS: "250" } });
  let services: RunningServices = await start();
  const url = `http://127.0.0.1:${port}`;

  async function call(path: string, init: RequestInit = {}): Promise<Answer | null> {
    try {
      const response = await fetch(`${url}${path}`, {
        redirect: "manual",
        ...init,
        signal: AbortSignal.timeout(10_000),
      });
      const text = await response.text();
      return { status: response.status, body: jsonOf(text) };
    } catch {
      return null;
    }
  }

  const post = async (path: string, body: string, method = "POST") => {
    const answer = await call(path, { method, headers: admin, body });
    if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
  };
  await post("/commerce/_admin/products", ndjson(shelf));
  await post(
    "/settings/_admin/checkout",
    JSON.stringify({
      ...{ ...checkout, purchaseOrders: { limits: { USD: 1e9 }, requiresSoldToId: false } },
      // An order without a seller has no invoice.
      sellers: [{ countries: ["US"], seller: germanSeller }],
    }),
    "PUT",
  );

  return {
    url,
    call,
    mails: new Map(),
    async kill() {
      process.kill(services.pid, "SIGKILL");
      await services.stop().catch(() => undefined);
      services = await start();
    },
    async fault(service, mode, rate) {
      const body = JSON.stringify({ service, mode, rate, delayMs: 400 });
      const answer = await call("/_demo/faults", { method: "POST", body });
      if (answer !== null && answer.status >= 400) throw new Error(`the fault could not be injected: ${answer.status}`);
    },
    async ship(orderNumber) {
      const body = JSON.stringify({ lineState: "Shipped" });
      for (let attempt = 0; attempt < 400; attempt += 1) {
        const path = `/commerce/_admin/orders/${orderNumber}/lines`;
        const answer = await call(path, { method: "POST", headers: admin, body });
        if (answer?.status === 200) return true;
        // 404 is retried: the directory gets an order's number a moment after the order is placed.
        if (answer && answer.status < 500 && ![404, 409].includes(answer.status)) return false;
        await pause(100);
      }
      return false;
    },
    async stop() {
      await services.stop();
      state.remove();
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Access token of a verified customer, created for the run. */
export async function customerToken(world: World, name: string): Promise<string> {
  const customer: Omit<Customer, "version"> = v.parse(v.any(), {
    ...{ id: name, email: `${name}@lab.example`, firstName: "Rosalind", lastName: name, isEmailVerified: true },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", lastModifiedAt: "2026-01-01T00:00:00.000Z" },
    ...{ addresses: [], shippingAddressIds: [], billingAddressIds: [] },
    ...{ defaultShippingAddressId: null, defaultBillingAddressId: null },
    custom: {
      type: "regular-customer-type",
      fields: {
        ...{ registrationOrigin: "US", isNewsletterOptin: false, forcedPasswordReset: false, contacts: [] },
        privacyAgreedToDateTime: null,
      },
    },
  });
  await world.call("/commerce/_admin/customers", {
    method: "POST",
    headers: admin,
    body: ndjson([{ customer, password }]),
  });
  const basic = `Basic ${btoa(`${bindings.COMMERCE_CLIENT_ID}:${bindings.COMMERCE_CLIENT_SECRET}`)}`;
  const body = new URLSearchParams({ grant_type: "password", username: customer.email, password });
  const issued = await world.call("/commerce/api/oauth/customers/token", {
    method: "POST",
    headers: { authorization: basic },
    body,
  });
  return v.parse(tokenResponse, issued?.body).access_token;
}

const cardEntry = v.object({
  authorizations: v.array(
    v.object({ status: v.string(), reference: v.string(), amount: v.object({ centAmount: v.number() }) }),
  ),
});

/** The payments service's record of a card entry; retried if a connection from before the kill breaks. */
export async function cardRecord(world: World, sessionId: string) {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const answer = await world.call(`/payments/_admin/cards/${sessionId}`, { headers: admin });
    if (answer?.status === 200) return v.parse(cardEntry, answer.body).authorizations;
    if (answer && answer.status < 500) throw new Error(`card entry ${sessionId}: ${answer.status}`);
    await pause(250);
  }
  throw new Error(`card entry ${sessionId} never got a response`);
}

const outboxPage = v.object({ rows: v.array(v.object({ id: v.string(), to: v.string(), subject: v.string() })) });

/** Records the emails in the outbox. It keeps only the newest 1,000, so a long run must call this repeatedly. */
export async function noteMails(world: World): Promise<boolean> {
  const answer = await world.call("/mail/_office/mails?limit=1000", { headers: admin });
  if (answer?.status !== 200) return false;
  for (const { id, to, subject } of v.parse(outboxPage, answer.body).rows) world.mails.set(id, { to, subject });
  return true;
}

const mailsTo = v.object({ mails: v.array(v.object({ links: v.array(v.string()) })) });

/** Links in the emails to an address, newest email first. */
export async function mailLinks(world: World, email: string): Promise<string[]> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const answer = await world.call(`/mail.json?to=${encodeURIComponent(email)}`);
    const { mails } = v.parse(mailsTo, answer?.body);
    if (mails.length > 0) return mails.flatMap(({ links }) => links);
    await pause(100);
  }
  throw new Error(`no mail arrived at ${email}`);
}

/** Subjects of all emails to a customer so far. */
export const mailSubjects = ({ mails }: World, name: string): string[] =>
  [...mails.values()].filter(({ to }) => to === `${name}@lab.example`).map(({ subject }) => subject);

export { boston };
