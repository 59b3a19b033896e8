import type { ProductReviews } from "@contracts/catalogue/reviews";
import { describe, expect, it } from "vitest";
import { readReview } from "~/actions/product/review-form.server";
import { reviewsView } from "./reviews.server";

const review = {
  id: "r1",
  rating: 4,
  title: "One clean band",
  text: "A text of some length.",
  application: "WB",
  species: "H",
  outcome: null,
  lot: null,
  author: "",
  language: "jp",
  day: "2026-01-02",
  demonstration: false,
} as const;
const answer: ProductReviews = { productKey: "4060", total: 3, byRating: [1, 0, 0, 0, 2], reviews: [review] };

describe("C-TMPL-15: reviews on a product page", () => {
  it("have a mean and a bar per rating, best first", () => {
    const { average, byRating, reviews } = reviewsView(answer);
    expect(average).toBeCloseTo(11 / 3);
    expect(byRating.map(({ rating, count }) => [rating, count])).toEqual([
      [5, 2],
      [4, 0],
      [3, 0],
      [2, 0],
      [1, 1],
    ]);
    expect(reviews[0]).toMatchObject({ lang: "ja", title: "One clean band" });
  });
  it("have no mean without ratings", () => {
    expect(reviewsView({ ...answer, total: 0, byRating: [0, 0, 0, 0, 0], reviews: [] }).average).toBeNull();
  });
});

describe("C-TMPL-15: a submitted review", () => {
  const values = {
    rating: "5",
    title: "Works",
    text: "x".repeat(40),
    application: "",
    species: "H",
    outcome: "",
    lot: "",
    author: "",
    email: "",
  };
  it("is parsed from its form", () => {
    expect(readReview({ ...values, text: `${"y".repeat(40)}\n\u202eend` }, "en")).toMatchObject({
      ok: true,
      review: { rating: 5, application: null, species: "H", outcome: null, lot: null, text: `${"y".repeat(40)}\nend` },
    });
  });
  it.each([
    [{ rating: "" }, { rating: "choice" }],
    [{ rating: "5.0" }, { rating: "choice" }],
    [{ title: "  " }, { title: "required" }],
    [{ title: "\u200b\u3164" }, { title: "required" }],
    [{ title: "t".repeat(121) }, { title: "tooLong" }],
    [{ text: "short" }, { text: "tooShort" }],
    [{ author: "a\u0007b" }, { author: "characters" }],
    [{ application: "no such code!" }, { application: "choice" }],
    [{ outcome: "works" }, { outcome: "choice" }],
    [{ lot: "x".repeat(41) }, { lot: "tooLong" }],
  ])("reports each field of %j that is invalid", (change, faults) => {
    expect(readReview({ ...values, ...change }, "en")).toEqual({ ok: false, faults });
  });
});
