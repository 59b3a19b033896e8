import { expect, it } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { loadTestHtml, requireTrials } from "~/loaders/text/test-html.server";
import { loadExample, loadGallery } from "./examples.server";

const contextOf = (shown: { showsExamples: boolean; preview: boolean }) => {
  const testHtml = async () => ({ ok: true, value: null });
  const context = {
    t: (key: string) => key,
    market: { locale: "en-us" },
    services: { content: { testHtml } },
    ...shown,
  };
  return context as unknown as PublicContext;
};
const page = (params: Record<string, string>) => ({ params }) as Parameters<typeof loadExample>[1];
const statusOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 200,
    (thrown) => (thrown instanceof Response ? thrown.status : 0),
  );

it("C-CONT-20, W37: hides the design system on production deployments", async () => {
  for (const showsExamples of [true, false]) {
    const context = contextOf({ showsExamples, preview: true });
    const expected = showsExamples ? 200 : 404;
    expect(await statusOf(loadGallery(context))).toBe(expected);
    expect(await statusOf(loadExample(context, page({ component: "button" })))).toBe(expected);
  }
});

it("C-CMSQ-10: shows test HTML to editors there", async () => {
  let asked = 0;
  for (const preview of [true, false]) {
    const context = contextOf({ showsExamples: false, preview });
    Object.assign(context.services.content, {
      testHtml: async () => {
        asked += 1;
        return { ok: true, value: null };
      },
    });
    const asIsRouted = async () => {
      requireTrials(context);
      return loadTestHtml(context, page({ title: "a" }));
    };
    expect(await statusOf(asIsRouted())).toBe(404);
  }
  expect(asked).toBe(1);
});
