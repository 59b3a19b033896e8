/** Reviews of a product page (C-TMPL-15). */
import { type ProductReviews, type Review, ratings } from "@contracts/catalogue/reviews";
import type { PublicContext } from "~/context/request/types";
import { withinBudget } from "~/loaders/page/time-budget.server";

/** A short limit, because the page is written in order and reviews are far down. */
const budgetMs = 400;

export interface ReviewView extends Omit<Review, "language"> {
  /** BCP 47 tag of the review's language. */
  readonly lang: string;
}

export interface ReviewsView {
  readonly total: number;
  /** Mean rating; null without ratings. */
  readonly average: number | null;
  /** From 5 to 1. */
  readonly byRating: readonly { readonly rating: number; readonly count: number }[];
  readonly reviews: readonly ReviewView[];
  readonly demonstration: boolean;
}

const tags = { en: "en", jp: "ja", cn: "zh-Hans" } as const;

/** Null if not available in time; the page then says so and is not stored. */
export async function loadReviews(context: PublicContext, productKey: string): Promise<ReviewsView | null> {
  try {
    return reviewsView(await withinBudget(budgetMs, context.services.reviews.published(productKey)));
  } catch (error) {
    context.degraded();
    context.log.warn("reviews cannot be read", { product: productKey, error: String(error) });
    return null;
  }
}

export function reviewsView({ total, byRating, reviews }: ProductReviews): ReviewsView {
  const sum = byRating.reduce((all, count, place) => all + count * (ratings[place] ?? 0), 0);
  return {
    total,
    average: total > 0 ? sum / total : null,
    byRating: byRating.map((count, place) => ({ rating: ratings[place] ?? 0, count })).reverse(),
    reviews: reviews.map(({ language, ...review }) => ({ ...review, lang: tags[language] })),
    demonstration: reviews.some(({ demonstration }) => demonstration),
  };
}
