/**
 * Baskets that are handed over by a link. The copy is a separate cart owned by the link's key, so it has today's prices
 * and expires like a visitor's cart.
 */
import { type Cart, cart as cartSchema } from "@contracts/commerce/cart";
import { type HandedOverCart, takeOver } from "@contracts/commerce/hand-over";
import { linkKey } from "@contracts/values/link-key";
import { handedOverOf } from "@domain/cart/handed-over";
import { randomBase64Url } from "@domain/http/base64url";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { readJson } from "../../shared/body";
import { callerNetwork } from "../../shared/caller";
import { insufficientScope, invalidInput, notFound, tooManyRequests } from "../../shared/problems";
import { countUse } from "../../shared/rate-limits/rate-limits";
import type { CommerceApp } from "../context";
import { cartObjectOf, cartOwnerOf, invalidKey, isCartId, keyOf } from "../owner";
import type { CartAnswer, CartView } from "./commands";
import { commandOf, openCart } from "./open-cart";
import { cartResponse } from "./responses";

export const handOverRoutes = new Hono<CommerceApp>();

const copiesPerHour = 30;
const ownerOf = (key: string) => `anonymous:handed-over-${key}`;
const copyOf = (c: Context<CommerceApp>, key: string) => cartObjectOf(c, `handed-over-${key}`);

handOverRoutes.post("/:id/hand-over", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner || owner.claims.kind === "punchout") return insufficientScope();
  const id = c.req.param("id");
  const view: CartView | null = isCartId(id) ? await cartObjectOf(c, id).view(owner.owner) : null;
  if (!view) return notFound(id.slice(0, 64));
  const { cart, shopperCountry } = view;
  const { handedOver, lines, quoted } = handedOverOf(cart);
  if (handedOver.length === 0) return invalidInput("The cart has no lines.");
  const wait = await countUse(c.env, `hand-overs:${callerNetwork(c.req.raw)}`, copiesPerHour, 3600);
  if (wait > 0) return tooManyRequests("Too many copies of baskets. Please try again later.", wait);
  const key = randomBase64Url(16);
  const opened = await copyOf(c, key).open({
    ...commandOf(c, owner, null, lines),
    ...{ owner: ownerOf(key), customer: "anonymous", cartId: `handed-over-${key}`, customerId: null },
    ...{ anonymousId: null, shopperCountry, priceCountry: cart.country, currency: cart.currency },
    ...{ type: cart.custom.type === "order" ? "order" : null, lines, handedOver, ...(quoted && { quoted }) },
  });
  if (opened.kind !== "cart") return cartResponse(id, opened);
  const body: HandedOverCart = { key };
  return c.json(body, 201, { "cache-control": "no-store" });
});

handOverRoutes.get("/handed-over/:key", async (c) => {
  if (!cartOwnerOf(c)) return insufficientScope();
  const key = c.req.param("key");
  return cartResponse("handed-over", await readCopy(c, key));
});

handOverRoutes.post("/handed-over/:key", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner || owner.claims.kind === "punchout") return insufficientScope();
  const key = keyOf(c);
  if (key === undefined) return invalidKey();
  const market = await readJson(c.req.raw, takeOver);
  if (!market.ok) return market.response;
  const copy = await readCopy(c, c.req.param("key"));
  if (copy.kind !== "cart") return cartResponse("handed-over", copy);
  const cart: Cart = v.parse(v.pipe(v.string(), v.parseJson(), cartSchema), copy.body);
  const { quoted, ...rest } = handedOverOf(cart);
  return openCart(c, owner, { ...market.value, ...rest, ...(quoted && { quoted }), key });
});

const readCopy = async (c: Context<CommerceApp>, key: string): Promise<CartAnswer> =>
  v.is(linkKey, key) ? await copyOf(c, key).read(ownerOf(key)) : { kind: "missing" };
