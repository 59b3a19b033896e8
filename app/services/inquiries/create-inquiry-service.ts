/** Sends an inquiry to the intake. Expected errors are values, which the form shows. */
import {
  type InquiryReceipt,
  inquiryList,
  inquiryReceipt,
  type NewInquiry,
  type StoredInquiry,
} from "@contracts/commerce/inquiries";
import type { Logger } from "@domain/http/log/logger";
import * as v from "valibot";
import type { VisitorServiceConfig } from "../service-config";

type InquiryOutcome =
  | { readonly ok: true; readonly receipt: InquiryReceipt }
  | { readonly ok: false; readonly code: "limit"; readonly retryAfterSeconds: number }
  /** `conflict`: this form was already sent with other values. */
  | { readonly ok: false; readonly code: "conflict" | "refused" | "unavailable" };

interface InquiryService {
  /** @param key idempotency key of the form */
  send(key: string, inquiry: NewInquiry): Promise<InquiryOutcome>;
  /** Inquiries that were sent with an address, newest first; null if they cannot be read. */
  of(email: string): Promise<readonly StoredInquiry[] | null>;
  /** Requests to return items of an order, newest first; null if they cannot be read. */
  returnsOf(orderNumber: string): Promise<readonly StoredInquiry[] | null>;
}

const longestWaitSeconds = 3600;

export function createInquiryService(config: VisitorServiceConfig, log: Logger): InquiryService {
  const { url, key: secret, address, fetch: send } = config;
  async function list(query: Readonly<Record<string, string>>): Promise<readonly StoredInquiry[] | null> {
    try {
      const response = await send(`${url}?${new URLSearchParams({ ...query, limit: "200" })}`, {
        headers: { authorization: `Bearer ${secret}` },
      });
      const read = v.safeParse(inquiryList, await response.json());
      if (read.success) return read.output.inquiries;
      log.error("inquiries were not read", { status: response.status });
    } catch (error) {
      log.error("inquiry intake cannot be reached", { error });
    }
    return null;
  }
  return {
    of: (email) => list({ email }),
    returnsOf: (returns) => list({ returns }),
    async send(key, inquiry) {
      try {
        const response = await send(url, {
          method: "POST",
          headers: {
            authorization: `Bearer ${secret}`,
            "content-type": "application/json",
            "idempotency-key": key,
            "x-shopper-address": address,
          },
          body: JSON.stringify(inquiry),
        });
        return await outcomeOf(response, log);
      } catch (error) {
        log.error("inquiry intake cannot be reached", { error });
        return { ok: false, code: "unavailable" };
      }
    },
  };
}

async function outcomeOf(response: Response, log: Logger): Promise<InquiryOutcome> {
  const { status } = response;
  if (status === 200 || status === 201) {
    const receipt = v.safeParse(inquiryReceipt, await response.json().catch(() => null));
    if (receipt.success) return { ok: true, receipt: receipt.output };
  }
  if (status === 429) {
    const seconds = Number(response.headers.get("retry-after"));
    const retryAfterSeconds = seconds > 0 ? Math.min(seconds, longestWaitSeconds) : longestWaitSeconds;
    return { ok: false, code: "limit", retryAfterSeconds };
  }
  if (status === 409) return { ok: false, code: "conflict" };
  log.error("inquiry intake refused an inquiry", { status });
  return { ok: false, code: status === 400 || status === 413 ? "refused" : "unavailable" };
}
