import { redirect } from "@framework/remix.server";
import { privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { quoteStartGuards } from "~/guards/quote/quote-guards";

export const loader = privatePage(guardedPrivate(quoteStartGuards, async () => redirect("/quote/review")));
