/** Rows of a list review: the row as read, the result, and its reason. */

import type { BasketMessage } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import type { CodeVerdict } from "@contracts/commerce/code-verdict";
import { maxBasketLines, maxQuantity } from "@contracts/values/limits";
import type { ListEntry } from "@domain/quick-add/bulk-list";
import { decimalMarkOf } from "@domain/quick-add/decimal-mark";
import { type EntryPlan, type ListBasket, planList } from "@domain/quick-add/list-plan";
import { listQuantity } from "@domain/quick-add/list-quantity";
import { namedOtherwiseIn } from "@domain/quick-add/named-otherwise";
import { vocabularyKey } from "@domain/vocabulary/keys";
import type { PrivateContext } from "~/context/request/types";
import type { CommerceResult } from "~/services/commerce/types";
import { judgeCodes, judgePresent } from "./quick-add.server";

export type BulkState = "ready" | "attention" | "text";

export interface BulkRow {
  /** Position in the list, which names the row's fields. */
  readonly index: number;
  readonly row: number;
  readonly code: string;
  readonly quantity: string;
  readonly text: string;
  readonly state: BulkState;
  readonly name: string | null;
  /** True until the person confirms that the row's number is right and its words are not. */
  readonly contradicted: boolean;
  readonly messages: readonly BulkMessage[];
}

export interface BulkMessage {
  readonly tone: "info" | "warning" | "error";
  readonly text: string;
  readonly href: string | null;
  /** Field of the row that it is about. */
  readonly field: "code" | "quantity";
}

export interface JudgedList {
  readonly entries: readonly ListEntry[];
  readonly plans: readonly EntryPlan[];
  readonly verdicts: ReadonlyMap<string, CodeVerdict>;
  /** Targets that rows name next to a number of another target. */
  readonly contradictions: ReadonlyMap<ListEntry, string>;
  /** Sizes of the products that rows name without one, by product number: "4060S (100 µl), 4060T (20 µl)". */
  readonly sizes: ReadonlyMap<string, string>;
}

const isBareNumber = (code: string) => /^\d{4,6}$/.test(code);

/** Maximum number of products in a list whose sizes are looked up. */
const maxSized = 20;

async function sizesOf(context: PrivateContext, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { services, market, t } = context;
  const bare = codes.filter(isBareNumber).slice(0, maxSized);
  if (bare.length === 0) return new Map();
  const found = await context.defer("quick add: sizes", services.catalogue.fullProducts(bare, market.language));
  if (!found.ok) return new Map();
  const unitOf = (unit: string) => t(`vocabulary.unit.${vocabularyKey(unit)}`, { defaultValue: unit });
  return new Map(
    found.value.map(({ key, masterVariant, variants }) => [
      key,
      [masterVariant, ...variants]
        .map(({ sku, attributes: { amount, uom } }) => `${sku} (${amount} ${unitOf(uom)})`)
        .join(t("product.listSeparator")),
    ]),
  );
}

/**
 * Checks all entries with the selling policy.
 * @param confirmed true if the person has ticked each entry, which settles contradictions between number and words
 */
export async function judgeList(
  context: PrivateContext,
  listed: readonly ListEntry[],
  basket: ListBasket,
  confirmed = false,
): Promise<JudgedList> {
  const codes = [...new Set(listed.flatMap(({ code }) => (code === "" ? [] : [code])))];
  const [found, sizes] = await Promise.all([judgeCodes(context, codes), sizesOf(context, codes)]);
  const present = await judgePresent(context, found);
  const judged = found.map((verdict) => present.get(verdict.code) ?? verdict);
  const verdicts = new Map(
    codes.flatMap((code, index) =>
      judged[index] ? [[present.has(code) ? judged[index].code : code, judged[index]] as const] : [],
    ),
  );
  // A row with a former number asks for the same reagent, which has its current number from here on.
  const entries = listed.map((entry) => ({ ...entry, code: present.get(entry.code)?.code ?? entry.code }));
  const decimal = decimalMarkOf(context.market.country);
  const namedOtherwise = namedOtherwiseIn(context.names);
  const contradictions = new Map<ListEntry, string>();
  const contradicted = (entry: ListEntry) => {
    const name = verdicts.get(entry.code)?.name;
    const otherTarget = confirmed || !name ? null : namedOtherwise(entry.text, entry.code, name);
    if (otherTarget !== null) contradictions.set(entry, otherTarget);
    return otherTarget !== null;
  };
  const plans = planList(entries, (code) => verdicts.get(code)?.addEnabled === true, basket, decimal, contradicted);
  return { entries, plans, verdicts, contradictions, sizes };
}

/** Space left in the basket. If it cannot be read, assume enough: the gateway refuses the rest. */
export function roomOf(result: CommerceResult<Cart | null>): ListBasket {
  const lines = result.ok
    ? (result.value?.lineItems ?? []).filter(({ lineItemMode }) => lineItemMode === "standard")
    : [];
  return { skus: new Set(lines.map(({ sku }) => sku)), room: Math.max(0, maxBasketLines - lines.length) };
}

export const stateOf = (plan: EntryPlan | undefined): BulkState => {
  if (!plan || plan.kind === "text") return "text";
  return plan.kind === "ready" || plan.kind === "merged" ? "ready" : "attention";
};

/** A row with its texts; `refusals` are gateway messages by SKU. */
export function bulkRow(
  context: PrivateContext,
  { entries, plans, verdicts, contradictions, sizes }: JudgedList,
  index: number,
  refusals: ReadonlyMap<string, readonly BasketMessage[]>,
): BulkRow {
  const entry = entries[index] ?? { row: 0, code: "", quantity: "", text: "" };
  const { row, code, quantity, text } = entry;
  const plan = plans[index] ?? { kind: "text" };
  const verdict = verdicts.get(code);
  const refused = refusals.get(code);
  const messages = [
    ...productMessages(context, code, plan, verdict, sizes.get(code)),
    ...namesOfRow(context, contradictions.get(entry), verdict),
    ...planMessages(
      context,
      plan.kind === "refused" ? (quantityPlan(quantity, context.market.country) ?? plan) : plan,
      row,
    ),
    ...(refused ?? []).map(({ text }) => ({ tone: "error", text, href: null, field: "code" }) as const),
  ];
  const state = refused ? "attention" : stateOf(plan);
  const name = verdict?.name ?? null;
  return { index, row, code, quantity, text, state, name, contradicted: plan.kind === "contradicted", messages };
}

/** A bare product number lacks its size; otherwise the policy's usual messages apply. */
function productMessages(
  { t }: PrivateContext,
  code: string,
  { kind }: EntryPlan,
  verdict: CodeVerdict | undefined,
  sizes: string | undefined,
): BulkMessage[] {
  if (kind === "text") return [];
  if (kind === "refused" && isBareNumber(code)) {
    const text = sizes ? t("bulk.noSize", { code, sizes }) : t("bulk.noKnownSize", { code });
    return [{ tone: "warning", text, href: null, field: "code" }];
  }
  return verdict?.message ? [{ ...verdict.message, field: "code" }] : [];
}

/** A row whose words name another target than its number's product; only the person knows which is right. */
function namesOfRow(
  { t }: PrivateContext,
  otherTarget: string | undefined,
  verdict: CodeVerdict | undefined,
): BulkMessage[] {
  if (otherTarget === undefined || !verdict?.name) return [];
  const text = t("bulk.namedOtherwise", { said: otherTarget, name: verdict.name });
  return [{ tone: "warning", text, href: null, field: "code" }];
}

/** True if a row's words name another target than its number: the person then ticks each line. */
export const namesOtherProducts = ({ plans }: JudgedList): boolean => plans.some(({ kind }) => kind === "contradicted");

/** The quantity of a refused product is checked too, so that both can be corrected at once. */
function quantityPlan(quantity: string, country: string): EntryPlan | null {
  const read = listQuantity(quantity, decimalMarkOf(country));
  return read.ok ? null : { kind: "quantity", fault: read.fault };
}

function planMessages({ t }: PrivateContext, plan: EntryPlan, row: number): BulkMessage[] {
  const field = plan.kind === "quantity" || plan.kind === "together" ? "quantity" : "code";
  const say = (tone: BulkMessage["tone"], text: string): BulkMessage[] => [{ tone, text, href: null, field }];
  switch (plan.kind) {
    case "text":
      return say("info", t("bulk.noNumber"));
    case "quantity":
      return say("warning", t(`bulk.quantity.${plan.fault}`, { count: maxQuantity }));
    case "together":
      return say("warning", t("bulk.together", { rows: listed(plan.rows), pieces: plan.pieces, most: maxQuantity }));
    case "full":
      return say("warning", t("bulk.full", { count: maxBasketLines }));
    case "ready":
      if (plan.rows.length === 1) return [];
      return new Set(plan.rows).size === 1
        ? say("info", t("bulk.leadsHere", { count: plan.pieces }))
        : say("info", t("bulk.leads", { rows: listed(plan.rows), count: plan.pieces }));
    case "merged":
      return say("info", plan.into === row ? t("bulk.mergedHere") : t("bulk.merged", { row: plan.into }));
    case "refused":
    case "contradicted":
      return [];
    default:
      return plan satisfies never;
  }
}

/** Row numbers, cut after the first few. */
function listed(rows: readonly number[]): string {
  const shown = [...new Set(rows)];
  return shown.length > 8 ? `${shown.slice(0, 8).join(", ")} …` : shown.join(", ");
}
