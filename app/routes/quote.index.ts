import { redirect } from "@remix-run/cloudflare";
import { privatePage } from "~/context/page";
import { guardedPrivate } from "~/guards/guarded";
import { quoteStepGuards } from "~/guards/quote-guards";

export const loader = privatePage(guardedPrivate(quoteStepGuards, async () => redirect("/quote/review")));
