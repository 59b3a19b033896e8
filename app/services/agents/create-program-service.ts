/** Access of programs to a customer's account, at the commerce gateway. */
import { type KeptAnswer, type KeptAnswerBody, keptAnswer } from "@contracts/agents/answers";
import { type Customer, customer } from "@contracts/customers/customers";
import {
  type ProgramAccess,
  type ProgramConsent,
  type ProgramList,
  programAccess,
  programCode,
  programList,
} from "@contracts/customers/programs";
import { tokenResponse } from "@contracts/customers/tokens";
import { commercePaths } from "@contracts/values/paths";
import type { Logger } from "@domain/http/log/logger";
import * as v from "valibot";
import { createCalls } from "../commerce/calls";
import { createClientToken } from "../commerce/client-token";
import type { CommerceConfig } from "../commerce/create-commerce-service";
import { documentOf } from "../commerce/documents";
import { failureOf } from "../commerce/failures";
import type { TokenStore } from "../commerce/token-store";
import { createVisitorTokens } from "../commerce/tokens";
import type { CommerceResult } from "../commerce/types";
import { createTransport } from "../upstream/transport";

type ProgramTokens = v.InferOutput<typeof tokenResponse>;

interface ProgramService {
  /** Stores the visitor's consent; returns a code for the program. */
  allow(consent: ProgramConsent): Promise<CommerceResult<string>>;
  /** Programs that the visitor allowed. */
  list(): Promise<CommerceResult<ProgramList>>;
  /** Ends the access of one. */
  end(id: string): Promise<CommerceResult<unknown>>;
  /** Tokens for a code or a refresh token; parameters as the program sent them. */
  tokens(parameters: Readonly<Record<string, string>>): Promise<CommerceResult<ProgramTokens>>;
  /** Revokes a token; succeeds for an unknown one. */
  revoke(token: string): Promise<CommerceResult<null>>;
  /** Access of a program's token; null for a token that is not valid. */
  access(token: string): Promise<CommerceResult<ProgramAccess | null>>;
  /** The customer for whom a program orders. */
  customer(token: string): Promise<CommerceResult<Customer>>;
  /** Claims an idempotency key, or stores its response. */
  answer(body: KeptAnswerBody): Promise<CommerceResult<KeptAnswer>>;
}

/** @param store tokens of the visitor, who allows and ends access */
export function createProgramService(config: CommerceConfig, store: TokenStore, log: Logger): ProgramService {
  const { url, clientId, clientSecret, shopperAddress, now = Date.now } = config;
  const apiUrl = `${url.replace(/\/$/, "")}/api`;
  const transport = createTransport({ ...config, log });
  const headers: Record<string, string> = shopperAddress ? { "x-shopper-address": shopperAddress } : {};
  const visitor = createVisitorTokens(transport, { ...config, apiUrl }, store, now);
  const own = createCalls(transport, apiUrl, visitor, { headers });
  const post = (path: string, parameters: Readonly<Record<string, string>>) =>
    transport({
      method: "POST",
      url: apiUrl + path,
      headers: {
        ...headers,
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
        ...(clientId && { authorization: `Basic ${btoa(`${clientId}:${clientSecret ?? ""}`)}` }),
      },
      body: new URLSearchParams(parameters).toString(),
    });

  const shop = createClientToken(transport, { ...config, apiUrl }, now);
  const open = createCalls(transport, apiUrl, {
    bearer: () => shop.get(),
    renew: (refused) => {
      shop.drop(refused);
      return shop.get();
    },
  });
  const read = (path: string, token: string) =>
    transport({
      method: "GET",
      url: apiUrl + path,
      headers: { ...headers, accept: "application/json", authorization: `Bearer ${token}` },
    });

  return {
    async allow(consent) {
      const kept = await documentOf(own({ method: "POST", path: commercePaths.programs, body: consent }), programCode);
      return kept.ok ? { ok: true, value: kept.value.code } : kept;
    },
    list: () => documentOf(own({ method: "GET", path: commercePaths.programs }), programList),
    end: (id) => documentOf(own({ method: "DELETE", path: commercePaths.program(id) }), v.unknown()),
    async tokens(parameters) {
      const response = await post(commercePaths.programToken, parameters);
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), tokenResponse), response.text);
      if (response.status !== 200) return failureOf(response);
      return parsed.success ? { ok: true, value: parsed.output } : failureOf({ ...response, status: 502, text: "{}" });
    },
    async revoke(token) {
      const response = await post(commercePaths.revokeToken, { token });
      return response.status === 200 ? { ok: true, value: null } : failureOf(response);
    },
    async access(token) {
      const response = await read(commercePaths.program("current"), token);
      // 404: a person's token, which programs must not use.
      if ([401, 403, 404].includes(response.status)) return { ok: true, value: null };
      if (response.status !== 200) return failureOf(response);
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), programAccess), response.text);
      return parsed.success ? { ok: true, value: parsed.output } : failureOf({ ...response, status: 502, text: "{}" });
    },
    async customer(token) {
      const response = await read(`${commercePaths.me}?expand=custom.fields.contacts%5B*%5D`, token);
      return documentOf(
        Promise.resolve(response.status === 200 ? { ok: true, response } : failureOf(response)),
        customer,
      );
    },
    answer: (body) => documentOf(open({ method: "POST", path: commercePaths.keptAnswers, body }), keptAnswer),
  };
}
