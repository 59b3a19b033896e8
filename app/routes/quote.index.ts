import { redirect } from "@framework/remix.server";
import { privatePage } from "~/context/request/page";

/** Without guards: those of the review answer with a page, and this route has none. */
export const loader = privatePage(async () => redirect("/quote/review"));
