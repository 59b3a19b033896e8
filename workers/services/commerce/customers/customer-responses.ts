/** Responses that several routes of customers share. */
import { passwordProblems } from "@domain/account/password";
import type { Context } from "hono";
import { callerNetwork } from "../../shared/caller";
import { problemResponse, tooManyRequests } from "../../shared/problems";
import { countUse } from "../../shared/rate-limits/rate-limits";
import type { CommerceApp } from "../context";
import type { CustomerAnswer } from "./customer-commands";

/**
 * Counts a use of a mail token by the caller's network; a 429 response beyond the limit.
 * @param counter separate for opened links, which are not attempts to use a token
 */
export async function tokenLimit(c: Context<CommerceApp>, counter = "mail-tokens"): Promise<Response | null> {
  const wait = await countUse(c.env, `${counter}:${callerNetwork(c.req.raw)}`, 60, 3600);
  return wait > 0 ? tooManyRequests("Too many attempts. Please try again later.", wait) : null;
}

/** A 400 response for a password that breaks the rule; null for a valid one. */
export function weakPassword(password: string): Response | null {
  const problems = passwordProblems(password);
  if (problems.length === 0) return null;
  const message = "The password does not meet the rules for strong passwords.";
  return problemResponse(400, { code: "WeakPassword", message, field: "password", problems });
}

export const busy = (): Response => tooManyRequests("Many customers are signing in. Please try again.", 5);

export const wrongCredentials = (): Response =>
  problemResponse(400, { code: "InvalidCredentials", message: "Account with the given credentials not found." });

export const resetRequired = (): Response =>
  problemResponse(400, { code: "PasswordResetRequired", message: "The password must be reset." });

export const expiredToken = (code: "ExpiredCustomerEmailToken" | "ExpiredCustomerPasswordToken"): Response =>
  problemResponse(400, { code, message: "The token was not found. It may have been used or have expired." });

/** Converts a customer object's answer to a response. */
export function answerOf(result: CustomerAnswer): Response {
  switch (result.kind) {
    case "customer": {
      const headers = new Headers({ "content-type": "application/json", "cache-control": "no-store" });
      if (result.replayed) headers.set("idempotent-replayed", "true");
      return new Response(result.body, { status: result.status, headers });
    }
    case "problem":
      return problemResponse(result.status, result.problem);
    case "missing":
      return problemResponse(404, { code: "ResourceNotFound", message: "There is no such customer." });
    default:
      return result satisfies never;
  }
}
