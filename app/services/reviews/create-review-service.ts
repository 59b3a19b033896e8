/**
 * Product reviews: reading is public; submitting one and listing a writer's own need the visitor. Their expected errors
 * are values.
 */
import {
  type NewReview,
  type ProductReviews,
  productReviews,
  type ReviewReceipt,
  reviewReceipt,
  type WrittenReview,
  writtenReviews,
} from "@contracts/catalogue/reviews";
import type { Logger } from "@domain/http/log/logger";
import * as v from "valibot";
import type { ServiceConfig, VisitorServiceConfig } from "../service-config";
import { ServiceFailure } from "../service-failure";

interface ReviewService {
  /** An outage throws {@link ServiceFailure}. */
  published(productKey: string): Promise<ProductReviews>;
}

type ReviewOutcome =
  | { readonly ok: true; readonly receipt: ReviewReceipt }
  /** `conflict`: this form was already sent with other values. */
  | { readonly ok: false; readonly code: "limit" | "conflict" | "refused" | "unavailable" };

interface ReviewSender {
  /** @param key idempotency key of the form */
  send(key: string, productKey: string, review: NewReview): Promise<ReviewOutcome>;
  /** All reviews of a writer (`domain/reviews/writer.ts`), newest first; null if they cannot be read. */
  of(writer: string): Promise<readonly WrittenReview[] | null>;
}

const below = (url: string, path: string) => `${url.replace(/\/$/, "")}/${path}`;
const addressOf = (url: string, productKey: string) => below(url, `products/${encodeURIComponent(productKey)}`);

export function createReviewService({ url, key, fetch: read }: ServiceConfig): ReviewService {
  return {
    async published(productKey) {
      const response = await read(addressOf(url, productKey), { headers: { authorization: `Bearer ${key}` } });
      if (response.status !== 200) throw new ServiceFailure("reviews", response.status);
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), productReviews), await response.text());
      if (parsed.success) return parsed.output;
      throw new ServiceFailure("reviews", 200, `unexpected response: ${parsed.issues[0].message}`);
    },
  };
}

export function createReviewSender(config: VisitorServiceConfig, log: Logger): ReviewSender {
  const { url, key: secret, address, fetch: send } = config;
  return {
    async of(writer) {
      try {
        const response = await send(below(url, `written?${new URLSearchParams({ writer })}`), {
          headers: { authorization: `Bearer ${secret}` },
        });
        const read = v.safeParse(writtenReviews, await response.json());
        if (read.success) return read.output.reviews;
        log.error("reviews of a writer were not read", { status: response.status });
      } catch (error) {
        log.error("reviews cannot be reached", { error: String(error) });
      }
      return null;
    },
    async send(key, productKey, review) {
      try {
        const response = await send(addressOf(url, productKey), {
          method: "POST",
          headers: {
            authorization: `Bearer ${secret}`,
            "content-type": "application/json",
            "idempotency-key": key,
            "x-shopper-address": address,
          },
          body: JSON.stringify(review),
        });
        return await outcomeOf(response, log);
      } catch (error) {
        log.error("reviews cannot be reached", { error: String(error) });
        return { ok: false, code: "unavailable" };
      }
    },
  };
}

async function outcomeOf(response: Response, log: Logger): Promise<ReviewOutcome> {
  const { status } = response;
  if (status === 200 || status === 201) {
    const receipt = v.safeParse(reviewReceipt, await response.json().catch(() => null));
    if (receipt.success) return { ok: true, receipt: receipt.output };
  }
  if (status === 429) return { ok: false, code: "limit" };
  if (status === 409) return { ok: false, code: "conflict" };
  log.error("a review was refused", { status });
  return { ok: false, code: status === 400 || status === 413 ? "refused" : "unavailable" };
}
