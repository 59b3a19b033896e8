/** Converts failed calls to displayable errors (rows C-ERR-02, C-ERR-03, C-ERR-04, C-ERR-06). */
import { searchErrorBody } from "@contracts/search/search-answers";
import * as v from "valibot";
import { UpstreamError } from "../upstream/types";
import type { SearchError } from "./types";
import type { Exchange, Outcome } from "./vendor-exchange";

const timeoutMessage =
  "There was an error processing the search results. Please wait a few seconds before you try again.";
const maxMessage = 300;

/** Statuses that mean no server was reached. */
const networkStatuses: ReadonlySet<number> = new Set([0, 599]);

/** Error of a call without a usable response. */
export function errorOf(outcome: Exclude<Outcome<unknown>, { kind: "answered" }>): SearchError {
  if (outcome.kind === "refused") return refusedError(outcome.exchange);
  const upstream = outcome.error instanceof UpstreamError ? outcome.error.reason : null;
  if (outcome.kind === "aborted" || upstream === "cancelled") return { ...none, kind: "aborted" };
  if (outcome.kind === "timeout" || upstream === "timeout" || upstream === "busy") {
    return { ...none, kind: "timeout", code: "ECONNABORTED", messages: [timeoutMessage] };
  }
  return { ...none, kind: "network", messages: [messageOf(outcome.error)] };
}

const none = { code: null, status: 0, messages: [] } as const;

function refusedError({ status, text }: Exchange): SearchError {
  const kind = networkStatuses.has(status) ? "network" : status >= 200 && status < 300 ? "invalid" : "rejected";
  if (kind === "rejected") return { kind, code: null, status, messages: messagesIn(text) };
  return { kind, code: null, status, messages: [`The search service answered ${status}.`] };
}

/** Error of a query or a response that violates the protocol. */
export function invalidError(message: string, status = 0): SearchError {
  return { kind: "invalid", code: null, status, messages: [message] };
}

/** Messages from any error shape of the engines, without duplicates; empty without a JSON body. */
function messagesIn(text: string): readonly string[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), searchErrorBody), text);
  if (!parsed.success) return [];
  const body = parsed.output;
  const messages = Array.isArray(body)
    ? body.flatMap(({ errors }) => errors)
    : "error" in body && typeof body.error === "string"
      ? [body.error]
      : [body.errors].flat();
  const shown = messages.filter((message) => typeof message === "string").map((message) => message.trim());
  return [...new Set(shown.filter((message) => message !== ""))].map((message) => message.slice(0, maxMessage));
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== ""
    ? error.message.slice(0, maxMessage)
    : "The search service cannot be reached.";
}
