/** Quotes for programs with the operator's key: the list of all of them, and answers. */
import { quoteListFilter } from "@contracts/commerce/quote-list";
import { quoteRevisionRequest, shopMessageRequest } from "@contracts/commerce/quote-negotiation";
import { quoteNumber } from "@contracts/commerce/quote-terms";
import { negotiationOf } from "@domain/quote/negotiation";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin } from "../../admin";
import type { ServicesApp } from "../../env";
import { readJson } from "../../shared/body";
import { invalidInput, notFound, problemResponse } from "../../shared/problems";
import { answerQuote, quoteByNumber, writeToCustomer } from "./answer-quote";
import { noQuote } from "./find-quote";
import { quoteListPage } from "./quote-list";

/** The key is the operator's own, so no limit applies. */
const noLimit = 1_000_000;
const privateHeaders = { "cache-control": "no-store" };

export const quoteAdmin = new Hono<ServicesApp>();
quoteAdmin.use(requireAdmin);

quoteAdmin.get("/", async (c) => {
  const filter = v.safeParse(quoteListFilter, c.req.query());
  if (!filter.success) return invalidInput(filter.issues[0].message);
  return c.json(await quoteListPage(c.env, filter.output, new Date()), 200, privateHeaders);
});

quoteAdmin.get("/:number", async (c) => {
  const number = c.req.param("number");
  const found = v.is(quoteNumber, number) ? await quoteByNumber(c.env, number) : null;
  return found ? c.json(found.quote, 200, privateHeaders) : noQuote(number);
});

quoteAdmin.post("/:number/revisions", async (c) => {
  const request = await readJson(c.req.raw, quoteRevisionRequest, 256 * 1024);
  if (!request.ok) return request.response;
  return answer(c.req.param("number"), (number) => answerQuote(c.env, number, request.value, noLimit));
});

quoteAdmin.post("/:number/messages", async (c) => {
  const request = await readJson(c.req.raw, shopMessageRequest, 16 * 1024);
  if (!request.ok) return request.response;
  return answer(c.req.param("number"), (number) => writeToCustomer(c.env, number, request.value));
});

async function answer(number: string, change: (number: string) => ReturnType<typeof answerQuote>): Promise<Response> {
  if (!v.is(quoteNumber, number)) return noQuote(number);
  const changed = await change(number);
  if (changed.ok) return Response.json(changed.quote, { headers: privateHeaders });
  switch (changed.problem) {
    case "missing":
      return notFound(number);
    case "outdated": {
      const { version: currentVersion } = negotiationOf(changed.quote);
      const message = "Somebody else has changed the quote.";
      return problemResponse(409, { code: "ConcurrentModification", message, currentVersion });
    }
    case "refused": {
      const { code, message, lineItemId } = changed;
      return problemResponse(400, { code, message, ...(lineItemId !== undefined && { lineItemId }) });
    }
    default:
      return changed satisfies never;
  }
}
