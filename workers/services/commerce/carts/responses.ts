import { notFound, problemResponse } from "../../shared/problems";
import type { CartAnswer } from "./commands";

/** Converts an answer of a cart object to a response; for anyone but its owner a cart does not exist. */
export function cartResponse(id: string, result: CartAnswer): Response {
  switch (result.kind) {
    case "cart":
      return new Response(result.body, { status: result.status, headers: headers(result.replayed) });
    case "problem":
      return problemResponse(result.status, result.problem);
    case "missing":
    case "other-market":
      return notFound(id);
    default:
      return result satisfies never;
  }
}

function headers(replayed: boolean): Record<string, string> {
  const always = { "content-type": "application/json", "cache-control": "no-store" };
  return replayed ? { ...always, "idempotent-replayed": "true" } : always;
}
