/** `/account/my/company-orders`: orders that members placed for the company. */
import type { CompanyOrder } from "@contracts/customers/company-orders";
import { formatMoney } from "@domain/money/format";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDate } from "~/i18n/format";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadProfile } from "~/loaders/account/profile.server";

export interface CompanyOrderRow extends Pick<CompanyOrder, "number" | "status" | "buyer" | "poNumber" | "lines"> {
  readonly date: string;
  readonly total: string;
}

export interface CompanyOrdersData {
  readonly head: AccountHead;
  /** Null during an outage; "closed" to buyers, and to customers without a company. */
  readonly rows: readonly CompanyOrderRow[] | "closed" | null;
  /** Address of the next page. */
  readonly next: string | null;
}

const path = "/account/my/company-orders";

export async function loadCompanyOrders(context: PrivateContext, { url }: PageArgs): Promise<CompanyOrdersData> {
  await loadProfile(context, url);
  const head = accountHead(context, context.t("account.companyOrders.title"), path);
  const read = await context.services.accounts.companyOrders(url.searchParams.get("after")?.slice(0, 300) ?? null);
  if (!read.ok) {
    const isClosed = read.code === "not-admin" || read.code === "no-company";
    if (!isClosed) context.setErrorStatus(503);
    return { head, rows: isClosed ? "closed" : null, next: null };
  }
  const { results, next } = read.value;
  return {
    head,
    rows: results.map(({ createdAt, total, ...order }) => ({
      ...order,
      date: formatDate(new Date(createdAt), context),
      total: formatMoney(total),
    })),
    next: next && `${path}?${new URLSearchParams({ after: next })}`,
  };
}
