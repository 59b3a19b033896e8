/** Single customer calls; each response is validated against the contract. */
import { withdrawalPage } from "@contracts/commerce/withdrawals";
import {
  type ContactAction,
  type CustomerAction,
  customerSessionList,
  emailChangeAnswer,
  labNotebookList,
  type SignupBody,
  signInAnswer,
} from "@contracts/customers/customer-calls";
import { customer as customerSchema } from "@contracts/customers/customers";
import {
  loginAnswer,
  recoveryCodeList,
  secondFactorLoginAnswer,
  secondFactorSetup,
  secondFactorState,
} from "@contracts/customers/second-factor";
import { commercePaths } from "@contracts/values/paths";
import * as v from "valibot";
import type { ApiRequest, Call } from "../commerce/calls";
import { failureOf } from "../commerce/failures";
import type { CommerceResult } from "../commerce/types";

const expandContacts = `expand=${encodeURIComponent("custom.fields.contacts[*]")}`;

/**
 * @param open calls without a customer, with any token of the visitor
 * @param own calls of the customer
 */
export function createAccountCalls(open: Call, own: Call) {
  async function parsed<S extends v.GenericSchema>(
    call: Call,
    request: ApiRequest,
    schema: S,
  ): Promise<CommerceResult<v.InferOutput<S>>> {
    const answer = await call(request);
    if (!answer.ok) return answer;
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), answer.response.text);
    if (result.success) return { ok: true, value: result.output };
    return failureOf({ ...answer.response, status: 502, text: "{}" });
  }
  const post = (path: string, body: unknown, idempotencyKey?: string): ApiRequest => ({
    method: "POST",
    path,
    body,
    ...(idempotencyKey && { idempotencyKey }),
  });
  const done = v.unknown();

  return {
    // With an idempotency key, so that a retry after a broken connection hands the basket over only once.
    login: (body: { email: string; password: string }) =>
      parsed(open, post(commercePaths.login, body, crypto.randomUUID()), loginAnswer),
    // Without a key, and so without a retry: the code is used up by the first call that arrives.
    loginWithCode: (challenge: string, code: string) =>
      parsed(open, post(commercePaths.secondFactorLogin, { challenge, code }), secondFactorLoginAnswer),
    signup: (body: SignupBody, key: string) => parsed(open, post(commercePaths.signup, body, key), signInAnswer),
    verify: (tokenValue: string, password: string | null, key: string) => {
      const body = { tokenValue, ...(password !== null && { password }) };
      return parsed(open, post(commercePaths.emailVerify, body, key), customerSchema);
    },
    refuseAccount: (tokenValue: string) => parsed(open, post(commercePaths.emailRefuse, { tokenValue }), done),
    resendVerification: (email: string) => parsed(open, post(commercePaths.resendVerification, { email }), done),
    passwordToken: (email: string) => parsed(open, post(commercePaths.passwordToken, { email }), done),
    resetPassword: (tokenValue: string, newPassword: string, key: string) =>
      parsed(open, post(commercePaths.resetPassword, { tokenValue, newPassword }, key), done),
    checkPasswordToken: (tokenValue: string) =>
      parsed(open, post(commercePaths.checkPasswordToken, { tokenValue }), done),
    changePassword: (currentPassword: string, newPassword: string) =>
      parsed(own, post(commercePaths.password, { currentPassword, newPassword }), done),
    me: () => parsed(own, { method: "GET", path: `${commercePaths.me}?${expandContacts}` }, customerSchema),
    update: (version: number, actions: readonly CustomerAction[], key: string) =>
      parsed(own, post(`${commercePaths.me}?${expandContacts}`, { version, actions }, key), customerSchema),
    contacts: (version: number, actions: readonly ContactAction[], key: string) =>
      parsed(own, post(commercePaths.contacts, { version, actions }, key), customerSchema),
    labNotebook: (limit: number, offset: number) =>
      parsed(
        own,
        { method: "GET", path: `${commercePaths.labNotebook}?limit=${limit}&offset=${offset}` },
        labNotebookList,
      ),
    renameNotebook: (id: string, name: string) => parsed(own, post(commercePaths.labNotebookEntry(id), { name }), done),
    removeNotebook: (id: string) => parsed(own, { method: "DELETE", path: commercePaths.labNotebookEntry(id) }, done),
    changeEmail: (email: string, currentPassword: string) =>
      parsed(own, post(commercePaths.changeEmail, { email, currentPassword }), done),
    confirmEmail: (tokenValue: string) =>
      parsed(open, post(commercePaths.confirmEmail, { tokenValue }), emailChangeAnswer),
    withdrawals: () => parsed(own, { method: "GET", path: commercePaths.ownWithdrawals }, withdrawalPage),
    eraseAccount: (currentPassword: string) => parsed(own, post(commercePaths.eraseAccount, { currentPassword }), done),
    secondFactor: () => parsed(own, { method: "GET", path: commercePaths.secondFactor }, secondFactorState),
    beginSecondFactor: (currentPassword: string) =>
      parsed(own, post(commercePaths.secondFactor, { currentPassword }), secondFactorSetup),
    confirmSecondFactor: (code: string) =>
      parsed(own, post(commercePaths.secondFactorConfirm, { code }), recoveryCodeList),
    newRecoveryCodes: (currentPassword: string) =>
      parsed(own, post(commercePaths.recoveryCodes, { currentPassword }), recoveryCodeList),
    turnOffSecondFactor: (currentPassword: string) =>
      parsed(own, post(commercePaths.secondFactorOff, { currentPassword }), done),
    sessions: () => parsed(own, { method: "GET", path: commercePaths.sessions }, customerSessionList),
    endSessions: () => parsed(own, { method: "DELETE", path: commercePaths.sessions }, done),
    endOtherSessions: () => parsed(own, { method: "DELETE", path: `${commercePaths.sessions}?keep=current` }, done),
    endSession: (id: string) => parsed(own, { method: "DELETE", path: commercePaths.session(id) }, done),
  };
}
