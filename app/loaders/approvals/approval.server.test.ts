import type { Approval } from "@contracts/commerce/approvals";
import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { freshForm } from "~/loaders/account/form.server";
import { newCart } from "../../../tests/factories/cart";
import { approvalData } from "./approval.server";

const t = await createT("en");
const cart = newCart();
const waiting = {
  ...{
    id: "a",
    cartId: cart.id,
    state: "waiting",
    orderNumber: "W261101000001",
    requester: { id: "c1", name: "Lab A" },
    cart,
    may: [],
  },
  ...{ total: cart.totalPrice, createdAt: "2026-11-01T10:00:00.000Z", validUntil: "2026-12-01T10:00:00.000Z" },
  ...{ decidedBy: null, decidedAt: null, reason: null },
} as Approval;

async function pageOf(approval: Approval, done: "asked" | null = null) {
  const context = {
    ...{
      t,
      market: { region: "global", country: "US", language: "en", locale: "en-us" },
      session: { customerId: "c2" },
    },
    services: { accounts: { approval: async () => ({ ok: true, value: approval }) } },
    origins: { current: "https://shop.example" },
  } as unknown as PrivateContext;
  return approvalData(context, new URL("https://shop.example/x"), "a", { form: freshForm, done });
}

const decisionOf = async (approval: Approval) => (await pageOf(approval)).view?.decidedBy;

it("states who decided about an order, and on which day", async () => {
  const decided = {
    ...waiting,
    state: "refused",
    decidedBy: "Approver B",
    decidedAt: "2026-11-02T10:00:00.000Z",
  } as const;
  expect(await decisionOf(decided)).toBe("Approver B, Nov 2, 2026");
  expect(await decisionOf(waiting)).toBeNull();
});

it("reports that an order waits only while it does", async () => {
  expect((await pageOf(waiting, "asked")).done).toBe("asked");
  expect((await pageOf({ ...waiting, state: "ordered" }, "asked")).done).toBeNull();
});

it("tells an approver whose own limit is too low why the order cannot be approved", async () => {
  const aboveOwnLimit = async (may: Approval["may"]) => (await pageOf({ ...waiting, may })).view?.aboveOwnLimit;
  expect(await aboveOwnLimit(["refuse"])).toBe(true);
  expect(await aboveOwnLimit(["approve", "refuse"])).toBe(false);
  expect(await aboveOwnLimit(["withdraw"])).toBe(false);
});
