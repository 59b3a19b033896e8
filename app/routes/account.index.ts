import { redirect } from "@framework/remix.server";
import { privatePage } from "~/context/request/page";

export const loader = privatePage(async () => redirect("/account/my"));
