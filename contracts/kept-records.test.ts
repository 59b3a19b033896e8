/** Input rules have become stricter; records stored before that must still parse. */
import * as v from "valibot";
import { expect, it } from "vitest";
import { newReview, review, reviewRecord } from "./catalogue/reviews";
import { newInquiry, storedInquiry } from "./commerce/inquiries";
import { commentReport, newComment } from "./customers/feedback";

it("parses stored reviews", () => {
  const written = { rating: 5, title: "\u200b", text: "x".repeat(40), author: "", language: "en" };
  const typed = { ...written, application: null, species: null };
  expect(v.is(newReview, typed)).toBe(false);
  expect(v.is(newReview, { ...typed, title: "Works" })).toBe(true);
  const kept = { ...typed, id: "r-1", day: "2026-02-30", demonstration: false };
  expect(v.is(review, kept)).toBe(true);
  expect(v.is(reviewRecord, { ...kept, productKey: "4060" })).toBe(false);
  expect(v.is(reviewRecord, { ...kept, day: "2026-02-28", productKey: "4060" })).toBe(true);
});

it("parses stored inquiries", () => {
  const person = { name: "Ada", email: "ada@lab.example", organisation: "Lab", message: "In PBS." };
  const asked = { kind: "formulation", product_number: "4060", formulation: "bulk", amount: "5 mg", ...person };
  const sent = {
    inquiry: { ...asked, needed_by: "2026-02-30" },
    market: { region: "global", country: "DE", language: "en" },
  };
  expect(v.is(newInquiry, sent)).toBe(false);
  expect(v.is(storedInquiry, { ...sent, reference: "BQ-7F3K-92MD", receivedAt: "2026-01-01T00:00:00Z" })).toBe(true);
});

it("parses stored comments", () => {
  const comment = { comment: "\u200b", article: null, query: "", locale: "en-us" };
  expect(v.is(newComment, comment)).toBe(false);
  const kept = { ...comment, id: "6f2c1a3e-58a0-4f3c-9d64-0b1b7a1c2d3e", receivedAt: "2026-01-01T00:00:00Z" };
  expect(v.is(commentReport, { comments: [kept] })).toBe(true);
});
