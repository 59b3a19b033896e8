/** `/punchout-carts`: turns a cart into a message to the buyer's system (T-PUNCH-15 to T-PUNCH-17). */
import { punchoutCartRequest } from "@contracts/commerce/punchout";
import { type Context, Hono } from "hono";
import { readJson } from "../../shared/body";
import { insufficientScope, notFound, problemResponse } from "../../shared/problems";
import { limitOf } from "../../shared/rate-limits/rate-limits";
import type { CommerceApp } from "../context";
import { cartObjectOf, isCartId, punchoutOwnerOf } from "../owner";
import type { HandOverAnswer } from "./hand-over-service";

export const punchoutCartRoutes = new Hono<CommerceApp>();

punchoutCartRoutes.post("/generate", (c) =>
  ofOwnCart(c, (id, owner) => cartObjectOf(c, id).generatePunchout(owner, limitOf(c.env.MAX_CART_LINES, 100))),
);

punchoutCartRoutes.post("/", (c) => ofOwnCart(c, (id, owner) => cartObjectOf(c, id).submitPunchout(owner)));

async function ofOwnCart(
  c: Context<CommerceApp>,
  run: (id: string, owner: string) => Promise<HandOverAnswer>,
): Promise<Response> {
  const owner = punchoutOwnerOf(c);
  if (!owner) return insufficientScope();
  const request = await readJson(c.req.raw, punchoutCartRequest);
  if (!request.ok) return request.response;
  const { id } = request.value;
  const answer: HandOverAnswer = isCartId(id) ? await run(id, owner) : { kind: "missing" };
  switch (answer.kind) {
    case "done":
      return Response.json({ cart: answer.cart, form: answer.form }, { headers: { "cache-control": "no-store" } });
    case "problem":
      return problemResponse(answer.status, answer.problem);
    case "missing":
      return notFound(id.slice(0, 64));
    default:
      return answer satisfies never;
  }
}
