import type { ShouldRevalidateFunction } from "@remix-run/react";
import { createMemoryHistory, createRouter, data } from "@remix-run/router";
import { describe, expect, it } from "vitest";
import { shouldRevalidate as cart } from "~/routes/cart";
import { shouldRevalidate as payment } from "~/routes/checkout.paymentinformation";
import { shouldRevalidate as review } from "~/routes/checkout.review";
import { shouldRevalidate as shipping } from "~/routes/checkout.shippinginformation";
import { shouldRevalidate as summary } from "~/routes/checkout.summary";

/** A page whose form is refused, in a router with the settings that Remix gives it in browsers; what it shows afterwards. */
async function shownAfter(status: number, rule: ShouldRevalidateFunction): Promise<unknown> {
  let version = 1;
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ["/checkout/summary"] }),
    future: { v7_skipActionErrorRevalidation: true },
    routes: [
      {
        id: "page",
        path: "/checkout/summary",
        loader: () => version,
        action: () => data("refused", status),
        // As Remix hands it on: with single fetch every loader runs again unless its route says otherwise.
        shouldRevalidate: (asked) => rule({ ...asked, defaultShouldRevalidate: true }),
      },
    ],
    hydrationData: { loaderData: { page: version } },
  }).initialize();
  version = 2;
  await router.navigate("/checkout/summary", { formMethod: "post", formData: new FormData() });
  const { loaderData, actionData } = router.state;
  router.dispose();
  expect(actionData).toEqual({ page: "refused" });
  return loaderData.page;
}

describe("with scripts, after a refusal", () => {
  const pages = { cart, review, shipping, payment, summary };
  for (const [name, rule] of Object.entries(pages)) {
    it(`${name} shows the basket as it is now beside the reason`, async () => {
      expect(await shownAfter(409, rule)).toBe(2);
      expect(await shownAfter(422, rule)).toBe(2);
    });

    it(`${name} stays as it is while the shop cannot be asked`, async () => {
      expect(await shownAfter(503, rule)).toBe(1);
    });
  }
});
