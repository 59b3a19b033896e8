/** Recipient of the mails about an order. */
import type { Order } from "@contracts/commerce/orders";
import type { ServicesEnv } from "../../env";
import { contactOf } from "../ledgers/contact-of";
import type { Recipient } from "./mail-texts/types";
import { mailLanguageOf } from "./order-mail";

/** Null for a deleted account. */
export async function recipientOf(
  env: Pick<ServicesEnv, "SHOPPERS">,
  owner: string,
  order: Order,
): Promise<Recipient | null> {
  const contact = await contactOf(env, owner, order);
  if (!contact) return null;
  const { email, firstName, lastName, locale } = contact;
  return { email, firstName, lastName, language: order.language ?? mailLanguageOf(locale) };
}
