import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { loadConfirmEmail } from "~/loaders/account-changes/account-changes.server";
import { accountFailure } from "~/services/accounts/failures";
import { confirmEmail } from "./account-changes.server";

const t = await createT("en");
const token = "a-token-of-a-mail-0123456789";

const contextOf = (confirmed: object) =>
  ({
    ...{ t, market: { region: "global", language: "en", locale: "en-us" } },
    origins: { current: "https://shop.example", global: "https://shop.example" },
    services: { accounts: { confirmEmail: async () => confirmed } },
  }) as unknown as PrivateContext;

async function press(confirmed: object) {
  const form = new FormData();
  form.set("token", token);
  const url = new URL("https://shop.example/account/email");
  return confirmEmail(contextOf(confirmed), { form, url, params: {} });
}

it.each(["waiting", "changed"] as const)(
  "a confirmation of a mailbox (%s) leads to a page that can be reloaded",
  async (value) => {
    const answer = await press({ ok: true, value });
    const location = answer instanceof Response ? answer.headers.get("location") : null;
    const url = new URL(location ?? "", "https://shop.example");
    expect(await loadConfirmEmail(contextOf({}), { url, params: {} })).toMatchObject({ state: value });
  },
);

it("distinguishes a link that is no longer valid from other refusals", async () => {
  const errors = [{ code: "ExpiredCustomerEmailToken", message: "", messageKey: null }] as const;
  const answer = await press(accountFailure({ ok: false, status: 400, errors }));
  expect(answer).toMatchObject({ init: { status: 410 }, data: { state: "expired" } });
});
