import { expect, it, vi } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { decideApproval } from "./approval.server";

const t = await createT("en");
const url = new URL("https://shop.example/account/my/approvals/a1");

const context = {
  ...{
    t,
    setErrorStatus() {},
    session: { expired: null },
    market: { region: "global", language: "en", locale: "en-us" },
  },
  origins: { current: url.origin, global: url.origin },
  services: {
    accounts: {
      profile: async () => ({ ok: false }),
      approval: async () => ({ ok: false, status: 503, code: "unknown", message: "" }),
    },
  },
} as unknown as PrivateContext;

it.each([
  ["no reason", "", t("order.approval.reasonMissing")],
  ["blanks only", " \u200b\n", t("order.approval.reasonMissing")],
  ["a long reason", "x".repeat(501), t("typedText.tooLong", { most: 500 })],
  ["a control character", "Out of\u0007budget", t("checkout.problems.text")],
])("a refusal with %s keeps the text, and says what is wrong with it", async (_, reason, error) => {
  const form = new FormData();
  form.set("intent", "refuse");
  form.set("reason", reason);
  const answer = await decideApproval(context, { form, url, params: { approval: "a1" } });
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { form: { values: { reason }, errors: { reason: error } } },
  });
});

it("a refusal of a decided order shows the reason that was not sent", async () => {
  const decided = { ok: false, status: 409, code: "already-decided", message: "" };
  const accounts = { ...context.services.accounts, decideApproval: async () => decided };
  const late = { ...context, services: { ...context.services, accounts } } as unknown as PrivateContext;
  const form = new FormData();
  form.set("intent", "refuse");
  form.set("reason", "Out of budget");
  const answer = await decideApproval(late, { form, url, params: { approval: "a1" } });
  const problem = `${t("order.approval.alreadyDecided")} ${t("order.approval.reasonNotSent", { reason: "Out of budget" })}`;
  expect(answer).toMatchObject({ init: { status: 409 }, data: { form: { problem } } });
});

it.each([
  ["not-admin", 403, t("order.approval.notAllowed")],
  ["gone", 404, t("order.approval.notFound")],
] as const)(
  "an approver who lost the right (%s) reads why, and the reason that was not sent",
  async (code, status, why) => {
    const lost = { ok: false, status, code, message: "" };
    const accounts = {
      ...{ profile: async () => ({ ok: false }), decideApproval: async () => lost },
      approval: async () => ({ ok: true, value: null }),
    };
    const setErrorStatus = vi.fn();
    const removed = { ...context, setErrorStatus, services: { accounts } } as unknown as PrivateContext;
    const form = new FormData();
    form.set("intent", "refuse");
    form.set("reason", "Out of budget");
    const answer = await decideApproval(removed, { form, url, params: { approval: "a1" } });
    const unsent = code === "gone" ? ` ${t("order.approval.reasonNotSent", { reason: "Out of budget" })}` : "";
    expect(answer).toMatchObject({
      init: { status },
      data: { view: null, notFound: true, form: { problem: `${why}${unsent}` } },
    });
    expect(setErrorStatus).toHaveBeenCalledWith(404);
  },
);
