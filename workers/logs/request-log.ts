/** Durable Object with the requests, figures and alerts of the console, bounded in age and number. */
import { DurableObject } from "cloudflare:workers";
import type { RequestLine } from "@contracts/values/request-line";
import { deliver } from "./alerts/message";
import { minutesOf } from "./alerts/rules";
import type { LogsEnv } from "./env";
import type { RangeName } from "./figures/ranges";
import { type FigureSubject, type FigureView, viewOf } from "./figures/region-figures";
import { readSettings } from "./settings";
import { type Alert, type AlertEvent, type AlertMessage, AlertStore } from "./store/alerts";
import { migrate } from "./store/migrate";
import { type RequestRow, RequestStore } from "./store/requests";
import type { RequestSearch } from "./store/search";
import { SpanStore } from "./store/spans";

const tickMs = 60_000;
/** The longest rule window is a day. */
const longestRuleMinutes = 1440;

export interface AlertBoard {
  readonly alerts: readonly Alert[];
  readonly events: readonly AlertEvent[];
  readonly messages: readonly AlertMessage[];
}

export class RequestLog extends DurableObject<LogsEnv> {
  readonly #settings = readSettings(this.env);
  readonly #requests: RequestStore;
  readonly #spans: SpanStore;
  readonly #alerts: AlertStore;
  #awake = false;

  constructor(ctx: DurableObjectState, env: LogsEnv) {
    super(ctx, env);
    migrate(ctx.storage);
    const { sql } = ctx.storage;
    this.#requests = new RequestStore(sql);
    this.#spans = new SpanStore(sql);
    this.#alerts = new AlertStore(sql);
  }

  /** There is no await between the first row and the last, so a batch is stored whole or not at all. */
  async append(lines: readonly RequestLine[]): Promise<void> {
    const kept = this.#requests.append(lines);
    this.#spans.add(kept, Date.now());
    await this.stayAwake();
  }

  /** Also called by the worker's schedule, in case the alarm was lost. */
  async stayAwake(): Promise<void> {
    if (this.#awake) return;
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + tickMs);
    this.#awake = true;
  }

  /** Once a minute: adds up figures, removes expired data, evaluates alerts and sends messages. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    // First, so that an error below still leaves an alarm for the next attempt.
    await this.ctx.storage.setAlarm(now + tickMs);
    this.tick(now);
    await this.send(now);
  }

  tick(now: number): void {
    const { retention, rules, webhook } = this.#settings;
    this.#spans.flush(now);
    this.#spans.roll();
    const window = Math.min(longestRuleMinutes, Math.max(0, ...rules.map(minutesOf)));
    const minutes = this.#spans.minutesSince(Math.floor(now / tickMs) * 60 - window * 60, now);
    this.#alerts.evaluate(rules, minutes, this.#requests.lastAt(), now, webhook !== null);
    this.#requests.trim(now, retention);
    this.#spans.trim(Math.floor(now / 1000), retention.figureDays);
  }

  async send(now: number): Promise<void> {
    const { webhook } = this.#settings;
    if (!webhook) return;
    for (const message of this.#alerts.due(now)) {
      this.#alerts.settle(message, await deliver(message, webhook, Date.now()), Date.now());
    }
  }

  figures(range: RangeName, subject: FigureSubject): FigureView {
    const now = Date.now();
    const rows = this.#spans.ofRange(range, now);
    return viewOf(rows, subject, range, Math.floor(now / 1000), this.#spans.regionsSince());
  }

  search(search: RequestSearch, limit: number): RequestRow[] {
    return this.#requests.search(search, limit);
  }

  /** The stored text of a request's line; the caller parses it. */
  find(id: string): string | null {
    return this.#requests.find(id);
  }

  firing(): Alert[] {
    return this.#alerts.states().filter(({ phase }) => phase === "firing");
  }

  board(limit: number): AlertBoard {
    return {
      alerts: this.#alerts.states(),
      events: this.#alerts.events(limit),
      messages: this.#alerts.messages(limit),
    };
  }

  kept(): number {
    return this.#requests.count();
  }
}
