/** Basket forms. Each intent is complete here: its fields, its error messages and its commands. */
import { sku } from "@contracts/catalogue/catalogue";
import type { BasketMessage, BasketPlace } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import { maxQuantity } from "@contracts/values/limits";
import { unavailableLineState } from "@domain/cart/recalculate";
import type { BasketRules } from "@domain/selling/market-rules";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import type { CommerceResult, WriteOptions } from "~/services/commerce/types";
import { shopMessage } from "./messages.server";

const lineId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));
/** Converts full-width characters from Japanese and Chinese keyboards. */
const folded = v.pipe(
  v.string(),
  v.transform((typed) => typed.normalize("NFKC").trim()),
);
const code = v.pipe(folded, v.toUpperCase(), sku);
const count = v.pipe(folded, v.regex(/^[0-9]{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(maxQuantity));
/** Idempotency key of a button press, sent by scripts; absent from plain forms. */
const key = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)));
/** Page to return to; validated as a path of this site where it is used. */
const back = v.optional(v.string());
/** Set by a plain form after the shopper confirmed a change to a panel kit. */
const ask = v.optional(v.literal("yes"));
/** Design of a panel kit; kits of different designs are separate lines (T-LINE-16). */
const experimentId = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)));

export const basketForm = v.variant("intent", [
  v.object({ intent: v.literal("add"), sku: code, quantity: v.optional(count, "1"), experimentId, key, return: back }),
  v.object({ intent: v.literal("change"), line: lineId, quantity: v.pipe(v.string(), v.maxLength(32)), key, ask }),
  v.object({ intent: v.literal("remove"), line: lineId, key }),
  v.object({ intent: v.literal("remove-unavailable"), key, return: back }),
]);
export type BasketForm = v.InferOutput<typeof basketForm>;

interface FormProblem {
  readonly place: BasketPlace;
  readonly message: BasketMessage;
}

/** Message for an invalid form, beside the wrong field or above the table. */
export function formProblem({ t }: Pick<PrivateContext, "t">, fields: Readonly<Record<string, string>>): FormProblem {
  const { intent, line, quantity, sku: typed } = fields;
  const table = (code: string, text: string): FormProblem => ({
    place: { kind: "table" },
    message: shopMessage(code, text),
  });
  const beside = (code: string, text: string): FormProblem => ({
    place: { kind: "line", line: line ?? "" },
    message: shopMessage(code, text),
  });
  const unknown = table("UnknownForm", t("basketRefusals.unknown"));
  switch (intent) {
    case "add":
      if (!typed?.trim()) return table("AddFailed", t("basketRefusals.addFailed"));
      if (!v.is(code, typed)) return table("InvalidCode", t("quickAdd.invalidCode"));
      if (quantity === undefined || v.is(count, quantity)) return unknown;
      return table("InvalidQuantity", t("basket.error.invalidQuantity"));
    case "change":
      return v.is(lineId, line) ? beside("InvalidQuantity", t("basket.error.invalidQuantity")) : unknown;
    default:
      return unknown;
  }
}

/** Runs a valid form. A form with the same key runs once. */
export async function runForm(
  context: PrivateContext,
  form: BasketForm,
  rules: BasketRules,
): Promise<CommerceResult<Cart>> {
  const { commerce } = context.services;
  const options: WriteOptions = form.key === undefined ? { form: JSON.stringify(form) } : { intent: form.key };
  switch (form.intent) {
    case "add": {
      const { country, currency } = context.market;
      const market = { country, currency, distributor: rules.mode === "distributor" };
      const { sku: id, quantity, experimentId } = form;
      return commerce.add([{ id, quantity, ...(experimentId && { experimentId }) }], market, options);
    }
    case "change": {
      const quantity = Number(form.quantity.normalize("NFKC"));
      return commerce.applyActions([{ action: "changeLineItemQuantity", lineItemId: form.line, quantity }], options);
    }
    case "remove":
      return commerce.removeItem(form.line, options);
    case "remove-unavailable": {
      const cart = await commerce.activeCart();
      if (!cart.ok) return cart;
      const gone = cart.value?.lineItems.filter(({ state }) => state === unavailableLineState) ?? [];
      // Removed already, by another window or the first of two presses.
      if (cart.value && gone.length === 0) return { ok: true, value: cart.value };
      return commerce.remove(
        gone.map(({ id }) => id),
        options,
      );
    }
    default:
      return form satisfies never;
  }
}
