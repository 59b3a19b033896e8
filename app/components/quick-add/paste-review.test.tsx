import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import { reviewPaste } from "~/loaders/quick-add/paste-review.server";
import { PasteReview } from "./paste-review";

vi.mock("~/components/navigation", () => ({
  Form: ({ children, action }: { children: ReactNode; action: string }) => (
    <form method="post" action={action}>
      {children}
    </form>
  ),
}));
vi.mock("~/components/ui/text-link", () => ({
  TextLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const i18n = pageTexts("en");
const raw = <T,>(value: T) => ({ raw: value });
const akt = {
  _meta: { score: 1 },
  productnumber: raw("4060"),
  name: raw("Phospho-Akt (Ser473) Rabbit mAb"),
  skus: raw(["4060S", "4060L"]),
  sizes: raw(["100 µl", "300 µl"]),
  targetsymbols: raw(["AKT1"]),
  modificationkind: raw("phospho"),
  modificationcodes: raw(["pSer473"]),
  labelcode: raw("none"),
  kindcode: raw("Primary Antibody"),
  discontinued: raw(0),
};

const contextWith = (answer: unknown): PrivateContext =>
  ({
    t: i18n.t,
    market: { country: "US", currency: "USD", language: "en", locale: "en-us" },
    defer: (_: string, answer: unknown) => answer,
    degraded: () => undefined,
    services: {
      search: { multiSearch: async () => answer },
      catalogue: { knownAs: async () => ({ ok: true, value: { products: [] } }) },
    },
    log: { error: () => undefined },
  }) as unknown as PrivateContext;

it("offers the shop's product for another maker's, unticked, with the reason and the whole text", async () => {
  const meta = { page: { current: 1, total_pages: 1, total_results: 1, size: 1 }, request_id: "1" };
  const text = "phospho-Akt (Ser473), Cell Signaling Technology 4060S, qwertz 2x";
  const review = await reviewPaste(contextWith({ ok: true, value: [{ meta, results: [akt] }] }), text);
  if (!review) throw new Error("no review");
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PasteReview review={review} />
    </I18nProvider>,
  );
  expect(html).toContain("Same target");
  expect(html).toContain("This is a product of Cell Signaling Technology.");
  expect(html).toMatch(/<option value="4060S"[^>]*>4060S · 100 µl<\/option>/);
  expect(html).not.toMatch(/type="checkbox"[^>]*checked/);
  expect(review.parts.map((part) => part.text).join("")).toBe(text);
  expect(review.rows[0]?.quantity).toBe("2");
});

it("is null if the search is unavailable", async () => {
  const answer = { ok: false, error: { kind: "network", code: null, status: 0, messages: [] } };
  expect(await reviewPaste(contextWith(answer), "anti-CD3 BioLegend 100201")).toBeNull();
});
