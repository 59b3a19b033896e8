/** Requests to return items of an order, and the form for another. Texts are included, so that no page loads them. */
import { returnReasons } from "@contracts/commerce/inquiries";
import type { Order } from "@contracts/commerce/orders";
import { hasReturns, itemsOfReturn, type ReturnItem, returnableItems } from "@domain/order-status/returnable";
import { nameInLanguage } from "@domain/product-texts/product-in-language";
import type { PrivateContext } from "~/context/request/types";
import { formatDateInText } from "~/i18n/format";
import { formKey } from "~/loaders/account/form-key.server";
import type { InquiryFieldView } from "~/loaders/inquiry/form-data.server";

/** The page of an order: its address, and what its form has to ask for. */
interface ReturnPlace {
  readonly action: string;
  /** True for an order whose buyer's address is not known. */
  readonly asksEmail: boolean;
  readonly url: URL;
}

/** Query of the page after a request was sent. */
export const returnSent = { name: "returned", value: "yes" } as const;

export interface ReturnsView {
  readonly heading: string;
  /** Confirmation with the next steps, right after a request was sent; otherwise null. */
  readonly sent: string | null;
  readonly requests: readonly { readonly reference: string; readonly text: string }[];
  /** Null if nothing is left to return. */
  readonly form: {
    readonly action: string;
    readonly ask: string;
    readonly intro: string;
    readonly send: string;
    readonly key: string;
    /** Number of requests that the page shows. */
    readonly seen: number;
    readonly open: boolean;
    readonly notice: string | null;
    readonly fields: readonly InquiryFieldView[];
  } | null;
}

/** A form that was refused, or kept during a sign-in. */
export interface TypedReturn {
  readonly values: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
  readonly notice?: string | null;
}

export const piecesField = (sku: string): string => `pieces.${sku}`;

interface ReturnRequest {
  readonly reference: string;
  readonly receivedAt: string;
  readonly items: string;
}

/** Oldest first; null if they cannot be read. */
export async function returnRequests(
  { services }: Pick<PrivateContext, "services">,
  { orderNumber }: Pick<Order, "orderNumber">,
): Promise<readonly ReturnRequest[] | null> {
  const read = await services.inquiries.returnsOf(orderNumber);
  if (!read) return null;
  const requests = read.flatMap(({ reference, receivedAt, inquiry }) =>
    // An intake that does not know the parameter lists other inquiries too.
    inquiry.kind === "return" && inquiry.order_number === orderNumber
      ? [{ reference, receivedAt, items: inquiry.items }]
      : [],
  );
  return requests.reverse();
}

export const leftToReturn = (order: Order, requests: readonly ReturnRequest[]): ReturnItem[] =>
  returnableItems(
    order,
    requests.flatMap(({ items }) => itemsOfReturn(items)),
  );

/** Null if nothing has shipped, or while the requests cannot be read, because the same items could be asked twice. */
export async function returnsOf(
  context: PrivateContext,
  order: Order,
  place: ReturnPlace,
  typed: TypedReturn = { values: {} },
): Promise<ReturnsView | null> {
  if (!hasReturns(order)) return null;
  const requests = await returnRequests(context, order);
  if (!requests) return null;
  const left = leftToReturn(order, requests);
  if (left.length === 0 && requests.length === 0) return null;
  const { t, market } = context;
  return {
    heading: t("inquiry.returns.heading"),
    sent:
      requests.length > 0 && place.url.searchParams.get(returnSent.name) === returnSent.value
        ? t("inquiry.returns.sent")
        : null,
    requests: requests.map(({ reference, receivedAt, items }) => ({
      reference,
      text: t("inquiry.returns.asked", { items, date: formatDateInText(new Date(receivedAt), market) }),
    })),
    form: left.length === 0 ? null : formOf(context, { order, place, typed, left, seen: requests.length }),
  };
}

interface Shown {
  readonly order: Order;
  readonly place: ReturnPlace;
  readonly typed: TypedReturn;
  readonly left: readonly ReturnItem[];
  readonly seen: number;
}

function formOf(
  { t, session, market }: PrivateContext,
  { order, place: { action, asksEmail }, typed: { values, errors = {}, notice = null }, left, seen }: Shown,
): ReturnsView["form"] {
  const field = (
    name: string,
    over: Pick<InquiryFieldView, "label" | "control"> & Partial<InquiryFieldView>,
  ): InquiryFieldView => ({
    ...{ name, hint: null, required: true, autoComplete: null, options: [] },
    ...{ value: values[name] ?? "", error: errors[name] ?? null },
    ...over,
  });
  const nameOf = (sku: string) => {
    const line = order.lineItems.find((one) => one.sku === sku);
    return line ? nameInLanguage(line, market.language) : "";
  };
  const reasons = returnReasons.map((value) => ({ value, label: t(`inquiry.returns.reasons.${value}`) }));
  const fields = [
    ...left.map(({ sku, quantity }) =>
      field(piecesField(sku), {
        label: t("inquiry.returns.pieces", { sku, name: nameOf(sku) }),
        hint: t("inquiry.returns.most", { most: quantity }),
        control: "number",
        required: false,
      }),
    ),
    field("reason", {
      label: t("inquiry.returns.reason"),
      control: "select",
      options: [{ value: "", label: t("inquiry.choose") }, ...reasons],
    }),
    field("message", {
      label: t("inquiry.returns.note"),
      hint: t("inquiry.hints.message"),
      control: "area",
      required: false,
    }),
    ...(asksEmail
      ? [
          field("email", {
            label: t("inquiry.fields.email"),
            hint: t("inquiry.hints.email"),
            control: "email",
            autoComplete: "email",
          }),
        ]
      : []),
  ];
  return {
    action,
    ask: t("inquiry.returns.ask"),
    intro: t("inquiry.returns.intro"),
    send: t("inquiry.returns.send"),
    key: formKey({ id: session.customerId ?? "" }, null),
    seen,
    open: notice !== null || fields.some(({ value }) => value !== ""),
    notice,
    fields,
  };
}
