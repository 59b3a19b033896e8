import { defaultSellingSettings } from "@domain/selling/defaults";
import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { takeOverHandedOver } from "./take-over.server";

const failed = async () => ({ ok: false, status: 0, errors: [] });
const url = new URL("https://shop.example/cart/handed-over/x");
const context = {
  ...{ t: await createT("en"), allow() {}, setErrorStatus() {}, degraded() {}, session: { kind: "guest" } },
  market: { region: "global", country: "US", language: "en", locale: "en-us", currency: "USD" },
  origins: { current: url.origin, global: url.origin },
  services: {
    commerce: { takeOverBasket: failed, handedOverBasket: async () => ({ ok: true, value: null }) },
    settings: { selling: async () => defaultSellingSettings },
    content: { globalSettings: failed },
  },
} as unknown as PrivateContext;

it("the button keeps its key if no response arrives, so pressing it again adds nothing twice", async () => {
  const form = new FormData();
  form.set("key", "press-0001");
  const answer = await takeOverHandedOver(context, { url, params: { key: "A".repeat(22) }, form });
  expect(answer).toMatchObject({ init: { status: 503 }, data: { key: "press-0001" } });
});
