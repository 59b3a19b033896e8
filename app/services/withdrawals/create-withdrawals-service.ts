/** States withdrawals from contracts at the gateway. Expected refusals are values, which the page shows. */
import { type NewWithdrawal, type WithdrawalReceipt, withdrawalReceipt } from "@contracts/commerce/withdrawals";
import { commercePaths } from "@contracts/values/paths";
import type { Logger } from "@domain/http/log/logger";
import { createCalls } from "../commerce/calls";
import { createClientToken } from "../commerce/client-token";
import type { CommerceConfig } from "../commerce/create-commerce-service";
import { documentOf } from "../commerce/documents";
import { createTransport } from "../upstream/transport";

type Stated =
  | { readonly ok: true; readonly receipt: WithdrawalReceipt }
  | { readonly ok: false; readonly code: "limit"; readonly retryAfterSeconds: number }
  /** `conflict`: this form was already sent with another statement. */
  | { readonly ok: false; readonly code: "conflict" | "unavailable" };

interface WithdrawalsService {
  /** @param key idempotency key of the form */
  state(key: string, withdrawal: NewWithdrawal): Promise<Stated>;
}

const longestWaitSeconds = 3600;

export function createWithdrawalsService(config: CommerceConfig, log: Logger): WithdrawalsService {
  const { url, shopperAddress, now = Date.now } = config;
  const apiUrl = `${url.replace(/\/$/, "")}/api`;
  const transport = createTransport({ ...config, log });
  const shop = createClientToken(transport, { ...config, apiUrl }, now);
  // The shop's own token: a statement belongs to no session.
  const call = createCalls(
    transport,
    apiUrl,
    {
      bearer: shop.get,
      renew: (refused) => {
        shop.drop(refused);
        return shop.get();
      },
    },
    { headers: shopperAddress ? { "x-shopper-address": shopperAddress } : {} },
  );
  return {
    async state(key, withdrawal) {
      const request = {
        method: "POST",
        path: commercePaths.withdrawals,
        body: withdrawal,
        idempotencyKey: key,
      } as const;
      const stated = await documentOf(call(request), withdrawalReceipt);
      if (stated.ok) return { ok: true, receipt: stated.value };
      const { status, retryAfterSeconds = longestWaitSeconds } = stated;
      if (status === 429) return { ok: false, code: "limit", retryAfterSeconds };
      if (status === 409) return { ok: false, code: "conflict" };
      log.error("a withdrawal was not accepted", { status });
      return { ok: false, code: "unavailable" };
    },
  };
}
