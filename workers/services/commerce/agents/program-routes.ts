/** `/customers/me/programs`: programs that the customer lets act for them. */
import type { ProgramAccess, ProgramList } from "@contracts/customers/programs";
import { programConsent } from "@contracts/customers/programs";
import { Hono } from "hono";
import { readJson } from "../../shared/body";
import { insufficientScope, notFound, tooManyRequests } from "../../shared/problems";
import { countUse } from "../../shared/rate-limits/rate-limits";
import { priceGroupOfOwner } from "../companies/company-of-owner";
import type { CommerceApp } from "../context";
import { newCustomerToken } from "../customers/customer-token";
import { shopperOf } from "../shoppers/shopper-of";

export const programRoutes = new Hono<CommerceApp>();

/** The access of the calling program. */
programRoutes.get("/current", async (c) => {
  const program = c.get("program");
  if (!program) return notFound("current");
  const priceGroup = await priceGroupOfOwner(c.env, `customer:${c.get("claims").subject}`);
  return answer({ ...program, ...(priceGroup !== null && { priceGroup }) } satisfies ProgramAccess);
});

// A program cannot see, begin or end the access of another.
programRoutes.use(async (c, next) => {
  const isPerson = c.get("claims").kind === "customer" && c.get("program") === null;
  return isPerson ? next() : insufficientScope();
});

programRoutes.post("/", async (c) => {
  const body = await readJson(c.req.raw, programConsent);
  if (!body.ok) return body.response;
  const { subject } = c.get("claims");
  const wait = await countUse(c.env, `program-consents:${subject}`, 30, 3600);
  if (wait > 0) return tooManyRequests("Too many programs. Please try again later.", wait);
  const { token, hash } = await newCustomerToken(subject);
  const added = await shopperOf(c.env, "customer", subject).addProgramCode(hash, body.value);
  return added ? answer({ code: token }) : tooManyRequests("Too many programs are waiting for access.", 60);
});

programRoutes.get("/", async (c) => {
  const programs = await shopperOf(c.env, "customer", c.get("claims").subject).programs();
  const results = programs.map(({ id, clientName, scopes, createdAt, lastUsedAt }) => ({
    ...{ id, clientName, scopes },
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
  }));
  return answer({ results } satisfies ProgramList);
});

/** Ends the access of a program, with all its tokens. Succeeds if it has ended already. */
programRoutes.delete("/:id", async (c) => {
  await shopperOf(c.env, "customer", c.get("claims").subject).revoke(c.req.param("id"));
  return answer({});
});

const answer = (body: unknown): Response => Response.json(body, { headers: { "cache-control": "no-store" } });
