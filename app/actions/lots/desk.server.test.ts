import { expect, it, vi } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { runLotDesk } from "./desk.server";

const t = await createT("en");
const url = new URL("https://shop.example/account/my/lots");
const token = "0123456789abcdef0123456789abcdef0123456789a";

it("emails that were stopped already are stopped, and those of others go on", async () => {
  const unwatch = vi.fn(async () => ({ ok: true }));
  const context = {
    ...{ t, session: { expired: null }, market: { region: "global", language: "en", locale: "en-us" } },
    services: {
      accounts: { profile: async () => ({ ok: true, value: { id: "me", verified: true, country: "US" } }) },
      lotDesk: { watches: async () => [], unwatch },
    },
  } as unknown as PrivateContext;
  const form = new FormData();
  form.set("intent", "unwatch");
  form.set("token", token);
  const answer = await runLotDesk(context, { form, url, params: {} });
  expect(answer instanceof Response && answer.headers.get("location")).toBe("/account/my/lots?done=unwatched");
  expect(unwatch).not.toHaveBeenCalled();
});
