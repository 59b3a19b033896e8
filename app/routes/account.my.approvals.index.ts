import { redirect } from "@framework/remix.server";
import { privatePage } from "~/context/request/page";

/** The order history begins with the orders that wait for approval. */
export const loader = privatePage(async () => redirect("/account/my/orderhistory"));
