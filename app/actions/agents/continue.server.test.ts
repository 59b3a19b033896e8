import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { newCart } from "../../../tests/factories/cart";
import { takeOverBasket } from "./continue.server";

it("the next press enters a punchout session after a failure, and a later one does not enter it again", async () => {
  const url = new URL("https://shop.example/cart/continue/x");
  let state = "new";
  const outcomes = [
    { ok: false, status: 0, errors: [] },
    { ok: true, value: newCart() },
  ];
  const context = {
    ...{ t: await createT("en"), allow() {}, setErrorStatus() {}, session: { kind: "guest" } },
    market: { region: "global", country: "US", language: "en", locale: "en-us", currency: "USD" },
    origins: { current: url.origin, global: url.origin },
    log: { warn() {} },
    agentSessions: { open: async () => ({ ofPunchout: true, store: { auth: () => ({ accessToken: "a" }) } }) },
    commerceOf: () => ({ activeCart: async () => ({ ok: true, value: newCart() }) }),
    services: {
      commerce: { continuePunchout: async () => outcomes.shift() },
      programs: {
        answer: async ({ answer, forget }: { answer?: string; forget?: true }) => {
          const before = state;
          state = answer === undefined ? (forget ? "new" : "running") : "answered";
          return { ok: true, value: { state: before } };
        },
      },
    },
  } as unknown as PrivateContext;
  const press = () => takeOverBasket(context, { url, params: { basket: "x" } });
  expect(await press()).toMatchObject({ init: { status: 503 }, data: { state: "unavailable" } });
  expect(await press()).toMatchObject({ status: 303 });
  expect(await press()).toMatchObject({ init: { status: 410 }, data: { state: "gone" } });
});
