import { privatePage } from "~/context/request/page";
import { reviewGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadCheckoutEntry } from "~/loaders/checkout/review.server";

/** `/checkout` redirects to the next step. */
export const loader = privatePage(guardedPrivate(reviewGuards, loadCheckoutEntry));
