import type { ShouldRevalidateFunction } from "@framework/remix";
import { createMemoryHistory, createRouter, data } from "@framework/remix-testing";
import { describe, expect, it } from "vitest";
import { shouldRevalidate as cart } from "~/routes/cart";
import { shouldRevalidate as payment } from "~/routes/checkout.paymentinformation";
import { shouldRevalidate as review } from "~/routes/checkout.review";
import { shouldRevalidate as shipping } from "~/routes/checkout.shippinginformation";
import { shouldRevalidate as summary } from "~/routes/checkout.summary";

/** Renders a page after a rejected form submission, in a router with Remix's browser settings. */
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
        // Remix's default with single fetch: every loader runs again unless its route opts out.
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
    it(`${name} shows the current cart together with the reason`, async () => {
      expect(await shownAfter(409, rule)).toBe(2);
      expect(await shownAfter(422, rule)).toBe(2);
    });

    it(`${name} stays unchanged while the shop is unreachable`, async () => {
      expect(await shownAfter(503, rule)).toBe(1);
    });
  }
});
