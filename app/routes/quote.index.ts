import { redirect } from "@framework/remix.server";
import { privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { quoteStepGuards } from "~/guards/quote/quote-guards";

export const loader = privatePage(guardedPrivate(quoteStepGuards, async () => redirect("/quote/review")));
