/** Votes and comments on knowledge-base articles. Expected errors are values; nothing here fails a page. */
import {
  type CommentReceipt,
  commentReceipt,
  maxVotesPerLookup,
  type NewComment,
  type NewVote,
  type Vote,
  vote,
  voteList,
} from "@contracts/customers/feedback";
import type { Logger } from "@domain/http/log/logger";
import * as v from "valibot";
import type { VisitorServiceConfig } from "../service-config";

type FeedbackOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: "limit" | "refused" | "unavailable" };

interface FeedbackService {
  vote(vote: NewVote): Promise<FeedbackOutcome<Vote>>;
  /** A reader's votes on articles; empty if unavailable. */
  votes(voter: string, articles: readonly string[]): Promise<readonly Vote[]>;
  /** @param key idempotency key of the form */
  comment(key: string, comment: NewComment): Promise<FeedbackOutcome<CommentReceipt>>;
}

export function createFeedbackService(config: VisitorServiceConfig, log: Logger): FeedbackService {
  const { url, key: secret, address, fetch: send } = config;
  const headers = { authorization: `Bearer ${secret}`, "x-shopper-address": address };

  async function post<S extends v.GenericSchema>(
    path: string,
    body: object,
    schema: S,
    more: Readonly<Record<string, string>> = {},
  ): Promise<FeedbackOutcome<v.InferOutput<S>>> {
    try {
      const response = await send(`${url}${path}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", ...more },
        body: JSON.stringify(body),
      });
      if (response.status === 429) return { ok: false, code: "limit" };
      if (response.ok) {
        const parsed = v.safeParse(schema, await response.json().catch(() => null));
        if (parsed.success) return { ok: true, value: parsed.output };
      }
      log.error("feedback was not stored", { path, status: response.status });
      return { ok: false, code: response.status >= 400 && response.status < 500 ? "refused" : "unavailable" };
    } catch (error) {
      log.error("feedback service cannot be reached", { path, error: String(error) });
      return { ok: false, code: "unavailable" };
    }
  }

  return {
    vote: (given) => post("/votes", given, vote),
    comment: (key, comment) => post("/comments", comment, commentReceipt, { "idempotency-key": key }),
    async votes(voter, articles) {
      if (articles.length === 0) return [];
      const query = new URLSearchParams({ voter, articles: articles.slice(0, maxVotesPerLookup).join(",") });
      try {
        const response = await send(`${url}/votes?${query}`, { headers });
        const parsed = v.safeParse(voteList, response.ok ? await response.json() : null);
        if (parsed.success) return parsed.output.votes;
        log.error("votes cannot be read", { status: response.status });
      } catch (error) {
        log.error("votes cannot be read", { error: String(error) });
      }
      return [];
    },
  };
}
