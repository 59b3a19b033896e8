import { defaultSellingSettings } from "@domain/selling/defaults";
import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { changeLists } from "./company-lists.server";

const t = await createT("en");
const failed = { ok: false, status: 503, code: "unknown", message: "" };
const url = new URL("https://shop.example/account/my/lists");

function contextOf(over: { readonly cart?: object; readonly lists?: object }): PrivateContext {
  return {
    ...{ t, setErrorStatus() {}, market: { region: "global", language: "en", locale: "en-us" } },
    ...{ origins: { current: url.origin, global: url.origin }, session: { itemCount: 1 } },
    services: {
      accounts: {
        profile: async () => failed,
        companyLists: async () => over.lists ?? { ok: true, value: { results: [] } },
      },
      commerce: { activeCart: async () => over.cart ?? { ok: true, value: null } },
    },
  } as unknown as PrivateContext;
}

const save = { intent: "save", name: "Weekly" };
const add = { intent: "basket", id: "0f0e0d0c-0b0a-4908-8706-050403020100", key: "press-0001" };

it.each([
  ["an empty basket", save, {}, 422, t("account.lists.emptyBasket")],
  ["a basket out of reach", save, { cart: failed }, 503, t("basket.error.unreachable")],
  ["a list that is gone", add, {}, 404, t("account.lists.gone")],
  ["lists out of reach", add, { lists: failed }, 503, t("account.errors.unknown")],
])("%s is told from an outage", async (_, fields, over, status, problem) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await changeLists(contextOf(over), { form, url, params: {} });
  expect(answer).toMatchObject({ init: { status }, data: { form: { problem } } });
});

it("a list that was not put into the basket keeps the key of its button, and names products in the page's language", async () => {
  const list = {
    id: add.id,
    name: "Weekly",
    createdAt: "2026-11-27T12:00:00Z",
    items: [{ sku: "4060S", name: "Akt Antibody", names: { zh: "Akt抗体" }, quantity: 1 }],
  };
  const other = { ...list, id: add.id.replace("0f", "1f") };
  const context = contextOf({ lists: { ok: true, value: { results: [list, other] } } });
  context.degraded = () => undefined;
  Object.assign(context.market, { region: "cn", country: "CN", language: "cn" });
  Object.assign(context.services, {
    settings: { selling: async () => defaultSellingSettings },
    content: { globalSettings: async () => failed },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(add)) form.set(name, value);
  const answer = await changeLists(context, { form, url, params: {} });
  const keys = "data" in answer ? answer.data.view?.lists?.map(({ key }) => key) : [];
  expect(keys).toEqual([add.key, expect.not.stringMatching(add.key)]);
  const { view, reordered } = "data" in answer ? answer.data : { view: null, reordered: null };
  expect([view?.lists?.[0]?.items[0]?.name, reordered?.refused[0]?.name]).toEqual(["Akt抗体", "Akt抗体"]);
});
