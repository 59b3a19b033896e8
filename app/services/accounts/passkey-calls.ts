/** Calls about the customer's passkeys. The origin is the one that the browser shows. */
import {
  type CreatedPasskey,
  type PasskeySignInOptions,
  type PasskeyView,
  passkeyList,
  passkeyOptions,
  passkeySignInOptions,
  type UsedPasskey,
} from "@contracts/customers/passkeys";
import { type SecondFactorLoginAnswer, secondFactorLoginAnswer } from "@contracts/customers/second-factor";
import { commercePaths } from "@contracts/values/paths";
import * as v from "valibot";
import type { Call } from "../commerce/calls";
import { documentOf } from "../commerce/documents";
import { accountFailure } from "./failures";
import type { AccountResult, SignedIn } from "./types";

/** Options for the browser, in JSON. */
export type PasskeyOptions = v.InferOutput<typeof passkeyOptions>["options"];

export interface PasskeyService {
  passkeys(): Promise<AccountResult<readonly PasskeyView[]>>;
  beginPasskey(currentPassword: string, origin: string): Promise<AccountResult<PasskeyOptions>>;
  confirmPasskey(passkey: CreatedPasskey, name: string, origin: string): Promise<AccountResult<null>>;
  renamePasskey(id: string, name: string): Promise<AccountResult<null>>;
  removePasskey(id: string): Promise<AccountResult<null>>;
  /** Options and sealed challenge of a sign-in. */
  beginPasskeySignIn(origin: string): Promise<AccountResult<PasskeySignInOptions>>;
  /** Signs in and starts the session, without a second factor. */
  signInWithPasskey(passkey: UsedPasskey, proof: string, origin: string): Promise<AccountResult<SignedIn>>;
}

/**
 * @param open calls without a customer
 * @param own calls of the customer
 * @param begin starts the session of a sign-in
 */
export function createPasskeyCalls(
  open: Call,
  own: Call,
  begin: (answer: SecondFactorLoginAnswer) => Promise<AccountResult<SignedIn>>,
): PasskeyService {
  const post = <S extends v.GenericSchema>(call: Call, path: string, body: unknown, schema: S) =>
    documentOf(call({ method: "POST", path, body }), schema);
  const change = async (path: string, body: unknown): Promise<AccountResult<null>> => {
    const sent = await post(own, path, body, v.unknown());
    return sent.ok ? { ok: true, value: null } : accountFailure(sent);
  };
  return {
    async passkeys() {
      const read = await documentOf(own({ method: "GET", path: commercePaths.passkeys }), passkeyList);
      return read.ok ? { ok: true, value: read.value.results } : accountFailure(read);
    },
    async beginPasskey(currentPassword, origin) {
      const begun = await post(own, commercePaths.passkeys, { currentPassword, origin }, passkeyOptions);
      return begun.ok ? { ok: true, value: begun.value.options } : accountFailure(begun);
    },
    confirmPasskey: (passkey, name, origin) => change(commercePaths.passkeyConfirm, { passkey, name, origin }),
    renamePasskey: (id, name) => change(commercePaths.passkeyRename, { id, name }),
    removePasskey: (id) => change(commercePaths.passkeyRemove, { id }),
    async beginPasskeySignIn(origin) {
      const begun = await post(open, commercePaths.passkeyLoginOptions, { origin }, passkeySignInOptions);
      return begun.ok ? begun : accountFailure(begun);
    },
    async signInWithPasskey(passkey, proof, origin) {
      const answer = await post(open, commercePaths.passkeyLogin, { passkey, proof, origin }, secondFactorLoginAnswer);
      return answer.ok ? begin(answer.value) : accountFailure(answer);
    },
  };
}
