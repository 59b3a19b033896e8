/** Idempotency of programs' writes: a key runs once in 48 hours; repeats get the same response. */
import { digestOf } from "@domain/http/digest";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { ServiceFailure } from "~/services/service-failure";
import type { Caller } from "./caller.server";

interface KeyedCall {
  readonly operation: string;
  readonly key: string;
  /** The request as text. */
  readonly meant: string;
}

type Answered =
  | { readonly ok: true; readonly value: object }
  | {
      readonly ok: false;
      readonly fault: { readonly status: number; readonly code: string; readonly message: string };
    };

const stored = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

export async function answeredOnce<T extends Answered>(
  { services: { programs }, request }: PrivateContext,
  caller: Caller,
  { operation, key, meant }: KeyedCall,
  run: () => Promise<T>,
): Promise<T | Answered> {
  // Without an identity, the network identifies the client; a stranger would also have to guess the key.
  const call = {
    client: await digestOf(`${caller.tier} ${caller.client} ${request.headers.get("ucp-agent") ?? ""}`),
    key: `${operation} ${key}`,
    fingerprint: await digestOf(meant),
  };
  const taken = await programs.answer(call);
  if (!taken.ok) throw new ServiceFailure("commerce", taken.status, "idempotency keys");
  const { value: state } = taken;
  if (state.state === "answered") return { ok: true, value: v.parse(stored, state.answer) };
  if (state.state === "other" || state.state === "running") {
    const message =
      state.state === "other"
        ? "The idempotency key was used for another request."
        : "The first request is still running.";
    return { ok: false, fault: { status: 409, code: `idempotency_${state.state}`, message } };
  }
  let outcome: T | null = null;
  try {
    outcome = await run();
    return outcome;
  } finally {
    // A refused or failed call may be tried again with the same key.
    await programs.answer({ ...call, ...(outcome?.ok ? { answer: JSON.stringify(outcome.value) } : { forget: true }) });
  }
}
