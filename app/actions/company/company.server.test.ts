import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { accountFailure } from "~/services/accounts/failures";
import { changeCompany } from "./company.server";

const t = await createT("en");
const url = new URL("https://shop.example/account/my/company");
const refusals = {
  gone: { status: 404, code: "ResourceNotFound" },
  left: { status: 400, code: "NoCompany" },
};

function press(
  intent: "remove" | "withdraw" | "member",
  refusal: keyof typeof refusals,
  id = "me",
  more: Readonly<Record<string, string>> = {},
) {
  const { status, code } = refusals[refusal];
  const failed = accountFailure({
    ok: false,
    status,
    errors: [{ code, message: "For programmers.", messageKey: null }],
  });
  const context = {
    ...{ t, setErrorStatus() {}, now: new Date(), market: { region: "global", language: "en", locale: "en-us" } },
    origins: { current: url.origin, global: url.origin },
    services: {
      accounts: {
        profile: async () => ({ ok: true, value: { id: "me", email: "a@lab.example", country: "US" } }),
        changeCompany: async () => failed,
        company: async () => ({ ok: true, value: null }),
      },
    },
  } as unknown as PrivateContext;
  const form = new FormData();
  form.set("intent", intent);
  for (const [name, value] of Object.entries({ id, ...more })) form.set(name, value);
  return changeCompany(context, { form, url, params: {} });
}

it("removing a member who was already removed succeeds, and so does a second press of leaving", async () => {
  const locations = [];
  for (const answer of [await press("remove", "gone", "other"), await press("remove", "left")]) {
    locations.push(answer instanceof Response && answer.headers.get("location"));
  }
  expect(locations).toEqual(["/account/my/company?done=removed", "/account/my/company?done=left"]);
});

it("does not claim that a missing invitation was withdrawn, because it may have been accepted", async () => {
  expect(await press("withdraw", "gone")).toMatchObject({
    init: { status: 404 },
    data: { form: { problem: t("account.errors.gone") } },
  });
  expect(await press("withdraw", "left")).toMatchObject({
    data: { form: { problem: t("account.company.problems.noCompany") } },
  });
});

it("does not take away a limit because the form lacks its field", async () => {
  expect(await press("member", "gone", "other", { role: "buyer" })).toMatchObject({
    init: { status: 422 },
    data: { form: { errors: { limit: t("account.problems.required") } } },
  });
  expect(await press("member", "gone", "other", { role: "buyer", limit: "" })).toMatchObject({ init: { status: 404 } });
});
