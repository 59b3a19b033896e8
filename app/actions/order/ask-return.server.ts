/** Sends a request to return items of an order, as an inquiry. */
import { returnInquiry } from "@contracts/commerce/inquiries";
import type { Order } from "@contracts/commerce/orders";
import { keptFormField } from "@domain/market/kept-form";
import { type ReturnItem, returnText } from "@domain/order-status/returnable";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { limitOf, tooLongText } from "~/loaders/form/too-long.server";
import { leftToReturn, piecesField, returnRequests, type TypedReturn } from "~/loaders/order/returns.server";

type Asked = { readonly ok: true } | { readonly ok: false; readonly status: number; readonly typed: TypedReturn };

/** The person who asks; a guest types the address. */
interface Asking {
  readonly name: string;
  readonly email: string | null;
  readonly organisation: string;
}

const pieces = v.pipe(v.string(), v.normalize("NFKC"), v.trim(), v.regex(/^\d{0,6}$/), v.transform(Number));
const seenRequests = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

/**
 * The key of a request is its place among those of the order, so a second press and a second tab are the same request,
 * and a different request from an outdated page is refused.
 */
export async function askToReturn(
  context: PrivateContext,
  form: FormData,
  order: Order,
  { name, email, organisation }: Asking,
): Promise<Asked> {
  const { t, market, services } = context;
  const values = textFields(form);
  const again = (status: number, notice: string | null, errors: Readonly<Record<string, string>> = {}): Asked => ({
    ok: false,
    status,
    typed: { values, errors, notice },
  });
  if (form.has(keptFormField)) return again(200, null);
  const seen = v.safeParse(seenRequests, values.seen);
  if (!seen.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const requests = await returnRequests(context, order);
  if (!requests) return again(503, t("inquiry.problems.unavailablePlain"));
  const before = requests.slice(0, seen.output);
  const { items, errors } = itemsIn(context, values, leftToReturn(order, before));
  const read = v.safeParse(returnInquiry, {
    ...{ kind: "return", order_number: order.orderNumber, items: returnText(items) || "-" },
    ...{ name: name || "-", organisation, email: email ?? values.email ?? "" },
    ...{ reason: values.reason ?? "", message: values.message ?? "" },
  });
  const faults = read.success ? {} : faultsOf(context, read.issues);
  const nothing = items.length === 0 && Object.keys(errors).length === 0;
  if (!read.success || nothing || Object.keys(errors).length > 0) {
    const notice = nothing ? t("inquiry.returns.nothing") : t("inquiry.problems.heading");
    return again(422, notice, { ...faults, ...errors });
  }
  const { region, country, language } = market;
  const key = `return-${order.orderNumber}-${before.length}`;
  const sent = await services.inquiries.send(key, { inquiry: read.output, market: { region, country, language } });
  if (sent.ok) return { ok: true };
  if (sent.code === "conflict") return again(409, t("inquiry.returns.changed"));
  if (sent.code !== "limit") return again(503, t("inquiry.problems.unavailablePlain"));
  return again(429, t("inquiry.problems.limit", { minutes: Math.ceil(sent.retryAfterSeconds / 60) }));
}

function itemsIn(
  { t }: PrivateContext,
  values: Readonly<Record<string, string>>,
  left: readonly ReturnItem[],
): { readonly items: readonly ReturnItem[]; readonly errors: Readonly<Record<string, string>> } {
  const items: ReturnItem[] = [];
  const errors: Record<string, string> = {};
  for (const { sku, quantity: most } of left) {
    const typed = v.safeParse(pieces, values[piecesField(sku)] ?? "");
    if (!typed.success || typed.output > most) errors[piecesField(sku)] = t("inquiry.returns.tooMany", { most });
    else if (typed.output > 0) items.push({ sku, quantity: typed.output });
  }
  return { items, errors };
}

function faultsOf({ t }: PrivateContext, issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? "";
    if (name === "reason") errors.reason ??= t("inquiry.returns.reasonMissing");
    else if (name === "message") {
      const limit = limitOf(issue);
      errors.message ??= limit === null ? t("inquiry.faults.characters") : tooLongText(t, limit);
    } else if (name === "email")
      errors.email ??= t(issue.message === "required" ? "inquiry.missing.email" : "inquiry.faults.email");
  }
  return errors;
}
