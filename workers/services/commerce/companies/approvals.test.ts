import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import type { ApprovalSummary } from "@contracts/commerce/approvals";
import type { Order } from "@contracts/commerce/orders";
import type { OwnCompany } from "@contracts/customers/companies";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { checkout } from "../../../../tests/factories/checkout";
import { germanSeller } from "../../../../tests/factories/order";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import { requestMail } from "../approvals/approval-mail";
import { change, openShop, ordered, pay, place, purchaseOrder, readyCart, verifiedCustomer } from "../testing/checkout";
import { mailsOf } from "../testing/customers";
import { admin, call, errorOf } from "../testing/gateway";

let staff = "";
beforeAll(async () => {
  await openShop();
  const settings = { ...checkout, sellers: [{ countries: ["US"], seller: germanSeller }] };
  await admin("/settings/_admin/checkout", { method: "PUT", body: JSON.stringify(settings) });
  staff = await tokenOf("owner");
});

const path = "/customers/me/company";
const usd = (centAmount: number) => ({ centAmount, currencyCode: "USD" });
const send = (token: string, to: string, body: unknown) => call(token, to, { method: "POST", body });
const company = async (token: string): Promise<OwnCompany> => (await call(token, path)).json();

async function joined(admin: string, role: string, limit: unknown) {
  const customer = await verifiedCustomer();
  await send(admin, `${path}/invitations`, { email: customer.email, role, limit });
  const [mail] = await mailsOf(customer.email);
  const link = mail?.links.find((each) => each.includes("invitation=")) ?? "";
  await send(customer.token, `${path}/join`, { token: new URL(link).searchParams.get("invitation") });
  return customer;
}

/** A company that buys on account, with an admin, and a buyer whose orders above $100 need another person. */
async function lab(creditLimits = "") {
  const admin = await verifiedCustomer();
  await send(admin.token, path, { name: "Mint Lab" });
  const { id } = await company(admin.token);
  const buyer = await joined(admin.token, "buyer", usd(10_000));
  const { body } = await officeCall(staff, `/commerce/_office/companies/${id}`);
  const terms = { key: newKey(), version: body.version, reason: "Agreed", onAccount: true, netDays: 45 };
  const set = await officeCall(staff, `/commerce/_office/companies/${id}/terms`, {
    ...terms,
    creditLimits,
    accounts: "",
  });
  expect(set.status).toBe(200);
  return { admin, buyer };
}

async function asked(token: string) {
  const cart = await readyCart(token);
  const { cart: paid } = await pay(token, cart, purchaseOrder(cart));
  const answer = await place(token, paid);
  const body: { state: string; approvalId: string; orderNumber: string } = await answer.json();
  expect([answer.status, body.state]).toEqual([202, "approval"]);
  return { ...body, cart: paid };
}

const decide = (token: string, id: string, decision: object) => send(token, `/approvals/${id}/decision`, decision);
const ordersOf = async (token: string): Promise<readonly Order[]> => {
  const { results }: { results: Order[] } = await (await call(token, "/orders")).json();
  return results;
};
const requestsOf = async (token: string): Promise<readonly ApprovalSummary[]> => {
  const { results }: { results: ApprovalSummary[] } = await (await call(token, "/approvals")).json();
  return results;
};

describe("an order above the limit", () => {
  it("waits for another person, lets the shopper start a new basket, and is placed once", async () => {
    const { admin, buyer } = await lab();
    const { approvalId, orderNumber, cart } = await asked(buyer.token);
    expect(await ordersOf(buyer.token)).toEqual([]);
    const approval = { ...{ companyId: "lab", companyName: "Mint Lab", requesterId: "me", requesterName: "Ada" } };
    const request = { id: approvalId, cart, approval: { ...approval, validUntil: "2031-01-01", decision: null } };
    const mail = requestMail(request, { id: "a", email: "a@lab.example", language: "jp" });
    expect(mail.data, "leads to the shop of the order, not of the reader's language").toMatchObject({
      region: "global",
    });
    expect((await call(buyer.token, "/carts/active-cart")).status).toBe(404);
    // A repeated submission sends no second mail.
    expect((await place(buyer.token, cart)).status).toBe(202);
    expect((await mailsOf(admin.email)).map(({ subject }) => subject)).toEqual([
      "An order of Rosalind Mint waits for your approval",
    ]);
    expect(await requestsOf(admin.token)).toMatchObject([{ id: approvalId, state: "waiting", orderNumber }]);
    expect((await decide(buyer.token, approvalId, { kind: "approve" })).status).toBe(403);
    const outsider = await lab();
    expect((await decide(outsider.admin.token, approvalId, { kind: "approve" })).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => decide(admin.token, approvalId, { kind: "approve" })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [order, ...others] = await ordersOf(buyer.token);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      orderNumber,
      company: { name: "Mint Lab" },
      seller: { invoicing: { paymentDays: 45 } },
      approval: { approvedBy: "Rosalind Mint" },
    });
    expect((await decide(admin.token, approvalId, { kind: "refuse", reason: "Too late" })).status).toBe(409);
    expect(await requestsOf(buyer.token)).toMatchObject([{ state: "ordered", decidedBy: "Rosalind Mint" }]);
  });

  it("keeps the first refusal, and refuses another reason instead of dropping it", async () => {
    const { admin, buyer } = await lab();
    const second = await joined(admin.token, "approver", null);
    const { approvalId } = await asked(buyer.token);
    const refuse = async (token: string, reason: string) =>
      (await decide(token, approvalId, { kind: "refuse", reason })).status;
    expect(await refuse(admin.token, "Buy the small size")).toBe(200);
    expect(await refuse(admin.token, "Buy the small size")).toBe(200);
    expect(await refuse(admin.token, "Out of budget")).toBe(409);
    expect(await refuse(second.token, "Buy the small size")).toBe(409);
    expect(await requestsOf(buyer.token)).toMatchObject([{ state: "refused", reason: "Buy the small size" }]);
  });

  it("stays in the company's list after any number of decided ones", async () => {
    const { admin, buyer } = await lab();
    const { approvalId } = await asked(buyer.token);
    const copies = Array.from({ length: 60 }, (_, place) =>
      env.ORDERS_DB.prepare(
        `insert into approvals select ? || id, company_id, requester_id, requester_name, cart_id, order_number, 'refused',
           total, currency, cart, '2999-01-01', valid_until, decided_by, decided_at, reason, decided_by_id
         from approvals where id = ?`,
      ).bind(`${place}-`, approvalId),
    );
    await env.ORDERS_DB.batch(copies);
    expect((await requestsOf(admin.token))[0]).toMatchObject({ id: approvalId, state: "waiting" });
  });

  it("uses up a promotion while it waits, and releases it if it is withdrawn", async () => {
    const { buyer } = await lab();
    const once = { action: "addDiscountCode", code: "ONCE" };
    const cart = await change(buyer.token, await readyCart(buyer.token), [once]);
    const { cart: paid } = await pay(buyer.token, cart, purchaseOrder(cart));
    const { approvalId }: { approvalId: string } = await (await place(buyer.token, paid)).json();
    const next = await readyCart(buyer.token);
    const body = { version: next.version, actions: [once] };
    const refused = await errorOf(await call(buyer.token, `/carts/${next.id}`, { method: "POST", body }));
    expect(refused.errors).toMatchObject([{ reason: "MaxApplicationReached" }]);
    expect((await decide(buyer.token, approvalId, { kind: "withdraw" })).status).toBe(200);
    const allowed = await change(buyer.token, next, [once]);
    expect(allowed.discountCodes.map(({ state }) => state)).toEqual(["MatchesCart"]);
  });

  it("keeps its promotion used up at every moment while it becomes an order", async () => {
    const { admin, buyer } = await lab();
    const once = { action: "addDiscountCode", code: "ONCE" };
    const cart = await change(buyer.token, await readyCart(buyer.token), [once]);
    const { cart: paid } = await pay(buyer.token, cart, purchaseOrder(cart));
    const { approvalId }: { approvalId: string } = await (await place(buyer.token, paid)).json();
    // A repeated submission, which reprices the basket, does not release the code.
    expect((await place(buyer.token, paid)).status).toBe(202);
    const next = await readyCart(buyer.token);
    const body = { version: next.version, actions: [once] };
    const tried: Promise<Response>[] = [];
    const approved = decide(admin.token, approvalId, { kind: "approve" }).finally(() => {
      settled = true;
    });
    let settled = false;
    while (!settled && tried.length < 200) {
      tried.push(call(buyer.token, `/carts/${next.id}`, { method: "POST", body }));
      await new Promise((done) => setTimeout(done, 1));
    }
    expect((await approved).status).toBe(200);
    tried.push(call(buyer.token, `/carts/${next.id}`, { method: "POST", body }));
    expect(new Set((await Promise.all(tried)).map(({ status }) => status))).toEqual(new Set([400]));
  });

  it("is placed with a promotion that only it uses", async () => {
    const { admin, buyer } = await lab();
    const cart = await change(buyer.token, await readyCart(buyer.token), [{ action: "addDiscountCode", code: "ONCE" }]);
    const { cart: paid } = await pay(buyer.token, cart, purchaseOrder(cart));
    const { approvalId }: { approvalId: string } = await (await place(buyer.token, paid)).json();
    expect((await decide(admin.token, approvalId, { kind: "approve" })).status).toBe(200);
    expect(await ordersOf(buyer.token)).toMatchObject([{ totalPrice: paid.taxedPrice?.totalGross ?? paid.totalPrice }]);
  });

  it("is refused with a reason, or withdrawn by its buyer, and then there is no order", async () => {
    const { admin, buyer } = await lab();
    const first = await asked(buyer.token);
    expect((await decide(admin.token, first.approvalId, { kind: "refuse" })).status).toBe(400);
    expect((await decide(admin.token, first.approvalId, { kind: "refuse", reason: "Not budgeted" })).status).toBe(200);
    const [mail] = await mailsOf(buyer.email, 2);
    expect(mail?.subject).toBe("Your order was not approved");
    expect(mail?.text).toContain("Not budgeted");
    const second = await asked(buyer.token);
    expect((await decide(admin.token, second.approvalId, { kind: "withdraw" })).status).toBe(403);
    expect((await decide(buyer.token, second.approvalId, { kind: "withdraw" })).status).toBe(200);
    expect((await requestsOf(buyer.token)).map(({ state }) => state).toSorted()).toEqual(["refused", "withdrawn"]);
    expect(await ordersOf(buyer.token)).toEqual([]);
    expect(await errorOf(await place(buyer.token, second.cart))).toMatchObject({ code: "ApprovalRefused" });
  });

  it.each(["ask", "authorise", "record", "release"])(
    "is neither lost nor doubled by a crash in the step %s",
    async (step) => {
      const { admin, buyer } = await lab();
      const { approvalId, orderNumber, cart } = await asked(buyer.token);
      const stub = env.CARTS.get(env.CARTS.idFromName(cart.id));
      // As after a crash between the step's effects and the storing of its result.
      const backTo = async () => {
        await runInDurableObject(
          stub,
          (_, { storage }) => void storage.sql.exec("update placement set step = ?", step),
        );
        await runInDurableObject(stub, (_, { storage }) => storage.setAlarm(Date.now() + 60_000));
        await runDurableObjectAlarm(stub);
      };
      if (step === "ask") await backTo();
      expect((await decide(admin.token, approvalId, { kind: "approve" })).status).toBe(200);
      if (step !== "ask") await backTo();
      expect((await ordersOf(buyer.token)).map((order) => order.orderNumber)).toEqual([orderNumber]);
      expect(await requestsOf(buyer.token)).toMatchObject([{ id: approvalId, state: "ordered" }]);
      expect(await mailsOf(admin.email)).toHaveLength(1);
    },
  );

  it("expires with its prices", async () => {
    const { admin, buyer } = await lab();
    const { approvalId, cart } = await asked(buyer.token);
    const stub = env.CARTS.get(env.CARTS.idFromName(cart.id));
    await runInDurableObject(stub, (_, { storage }) => {
      const past = "2001-01-01T00:00:00.000Z";
      storage.sql.exec("update placement set details = json_set(details, '$.approval.validUntil', ?)", past);
    });
    expect((await decide(admin.token, approvalId, { kind: "approve" })).status).toBe(409);
    await runDurableObjectAlarm(stub);
    expect(await requestsOf(buyer.token)).toMatchObject([{ state: "expired", decidedBy: null }]);
  });

  it("is refused at once if nobody of the company may approve it, which the buyer can ask before", async () => {
    const { admin, buyer } = await lab();
    const { me } = await company(admin.token);
    const mayBeApproved = async (query: string) => {
      const read: OwnCompany = await (await call(buyer.token, `${path}?${query}`)).json();
      return read.mayBeApproved;
    };
    const total = "centAmount=43406&currencyCode=USD";
    expect([await mayBeApproved(total), (await company(buyer.token)).mayBeApproved]).toEqual([true, undefined]);
    expect((await call(buyer.token, `${path}?centAmount=-1&currencyCode=USD`)).status).toBe(400);
    await send(admin.token, `${path}/members/${me.customerId}`, { role: "admin", limit: usd(20_000) });
    expect(await mayBeApproved(total)).toBe(false);
    expect(await mayBeApproved("centAmount=20000&currencyCode=USD")).toBe(true);
    expect(await mayBeApproved("centAmount=20000&currencyCode=EUR")).toBe(false);
    const cart = await readyCart(buyer.token);
    const { cart: paid } = await pay(buyer.token, cart, purchaseOrder(cart));
    expect(await errorOf(await place(buyer.token, paid))).toMatchObject({ code: "NoApprover" });
  });
});

describe("a company's credit", () => {
  it("is shared by its members, and an approved order beyond it fails with a message", async () => {
    // One order is $434.06.
    const { admin, buyer } = await lab("USD 500");
    const { approvalId } = await asked(buyer.token);
    const cart = await readyCart(admin.token);
    const order = await ordered(place(admin.token, (await pay(admin.token, cart, purchaseOrder(cart))).cart));
    expect(order.approval).toBeUndefined();
    expect((await decide(admin.token, approvalId, { kind: "approve" })).status).toBe(200);
    expect(await requestsOf(buyer.token)).toMatchObject([{ state: "failed" }]);
    expect((await mailsOf(buyer.email, 2))[0]?.subject).toBe("Your approved order could not be placed");
    const seen = (token: string, query = "") => call(token, `${path}/orders${query}`);
    await expect
      .poll(async () => (await seen(admin.token)).json())
      .toMatchObject({ results: [{ number: order.orderNumber, status: "Received", poNumber: "PO-4711" }], next: null });
    expect((await seen(buyer.token)).status).toBe(403);
    expect(await (await seen(admin.token, "?after=2000-01-01~W1")).json()).toEqual({ results: [], next: null });
    const outsider = await lab();
    expect(await (await seen(outsider.admin.token)).json()).toMatchObject({ results: [] });
    expect(await ordersOf(buyer.token)).toEqual([]);
  });

  async function erase(token: string): Promise<void> {
    const { me } = await company(token);
    const customer = `/commerce/_office/customers/${me.customerId}`;
    // The list of customers is written after the response.
    const version = await vi.waitFor(async () => {
      const { status, body } = await officeCall(staff, customer);
      expect(status).toBe(200);
      return body.version;
    });
    const erased = await officeCall(staff, `${customer}/erase`, { key: newKey(), version, reason: "By the customer" });
    expect(erased.status).toBe(200);
  }

  it("does not name an erased person who refused it", async () => {
    const { admin, buyer } = await lab();
    const { approvalId } = await asked(buyer.token);
    await decide(admin.token, approvalId, { kind: "refuse", reason: "Not budgeted" });
    expect(await requestsOf(buyer.token)).toMatchObject([{ decidedBy: "Rosalind Mint" }]);
    const { me } = await company(buyer.token);
    const next = { role: "admin", limit: me.limit };
    expect((await call(admin.token, `${path}/members/${me.customerId}`, { method: "POST", body: next })).status).toBe(
      200,
    );
    await erase(admin.token);
    expect(await requestsOf(buyer.token)).toMatchObject([
      { state: "refused", decidedBy: null, reason: "Not budgeted" },
    ]);
  });

  it("is withdrawn when its customer's account is erased, and its cart is deleted", async () => {
    const { admin, buyer } = await lab();
    const { approvalId, cart } = await asked(buyer.token);
    await erase(buyer.token);
    expect(await requestsOf(admin.token)).toEqual([]);
    expect((await decide(admin.token, approvalId, { kind: "approve" })).status).toBe(404);
    await runInDurableObject(env.CARTS.get(env.CARTS.idFromName(cart.id)), async (_, { storage }) => {
      const tables = "select name from sqlite_master where name in ('cart', 'placement')";
      expect(storage.sql.exec(tables).toArray()).toEqual([]);
    });
  });
});
