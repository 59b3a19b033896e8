/** Durable Object with the requests, figures and alerts of the console, bounded in age and number. */
import { DurableObject } from "cloudflare:workers";
import type { RequestLine } from "@contracts/values/request-line";
import { deliver } from "./alerts/message";
import { minutesOf } from "./alerts/rules";
import type { LogsEnv } from "./env";
import type { RangeName } from "./figures/ranges";
import { type FigureSubject, type FigureView, viewOf } from "./figures/region-figures";
import { readSettings } from "./settings";
import { type Alert, type AlertEvent, type AlertMessage, AlertStore, type UndeliveredMessage } from "./store/alerts";
import { type Deployment, DeploymentStore } from "./store/deployments";
import type { Hold } from "./store/holds";
import { migrate } from "./store/migrate";
import { type RequestRow, RequestStore } from "./store/requests";
import type { RequestSearch } from "./store/search";
import { SpanStore } from "./store/spans";
import { type ExportOutage, TelemetryExport } from "./telemetry/export";
import type { ExportFault } from "./telemetry/export-faults";
import { KeepRate } from "./telemetry/keep-rate";
import { isSampled, weightOf } from "./telemetry/sampling";

const tickMs = 60_000;
/** Short, because operators follow exports live. */
const exportMs = 10_000;
/** The longest rule window is a day. */
const longestRuleMinutes = 1440;

export interface AlertBoard {
  readonly alerts: readonly Alert[];
  readonly events: readonly AlertEvent[];
  readonly messages: readonly AlertMessage[];
  readonly holds: readonly Hold[];
}

export class RequestLog extends DurableObject<LogsEnv> {
  readonly #settings = readSettings(this.env);
  readonly #requests: RequestStore;
  readonly #spans: SpanStore;
  readonly #alerts: AlertStore;
  readonly #deployments: DeploymentStore;
  readonly #keepRate = new KeepRate(this.#settings.retention.perMinute);
  readonly #telemetry: TelemetryExport | null;
  #awake = false;
  #tickedAt = 0;

  constructor(ctx: DurableObjectState, env: LogsEnv) {
    super(ctx, env);
    migrate(ctx.storage);
    const { sql } = ctx.storage;
    this.#requests = new RequestStore(sql);
    this.#spans = new SpanStore(sql);
    this.#alerts = new AlertStore(sql);
    this.#deployments = new DeploymentStore(sql);
    const { telemetry } = this.#settings;
    this.#telemetry = telemetry && new TelemetryExport(sql, telemetry, env, Date.now());
  }

  /** There is no await between the first row and the last, so a batch is stored whole or not at all. */
  async append(lines: readonly RequestLine[]): Promise<void> {
    const now = Date.now();
    const sampling = { share: this.#keepRate.shareOf(lines.length, now), slowMs: this.#settings.slowMs };
    this.#spans.add(
      this.#requests.append(lines, (line) => (isSampled(line, sampling) ? weightOf(line, sampling) : 0)),
      now,
    );
    this.#deployments.add(lines);
    this.#telemetry?.add(lines);
    await this.stayAwake();
  }

  /** Also called by the worker's schedule, in case the alarm was lost. */
  async stayAwake(): Promise<void> {
    if (this.#awake) return;
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + this.#restMs);
    this.#awake = true;
  }

  get #restMs(): number {
    return this.#telemetry ? exportMs : tickMs;
  }

  /** Once a minute: adds up figures, removes expired data, evaluates alerts and sends messages. Exports more often. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    // First, so an error below still leaves an alarm for the next attempt.
    await this.ctx.storage.setAlarm(now + this.#restMs);
    // Half a rest of tolerance, because the times of alarms vary.
    if (now - this.#tickedAt >= tickMs - this.#restMs / 2) {
      this.#tickedAt = now;
      this.tick(now);
      await this.send(now);
    }
    // A slow collector with a backlog must not delay the next minute's alerts.
    while (Date.now() - now < exportMs && (await this.#telemetry?.run(Date.now())));
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

  /** @param now end of the range, milliseconds since 1970 */
  figures(range: RangeName, subject: FigureSubject, now: number): FigureView {
    const rows = this.#spans.ofRange(range, now);
    return viewOf(rows, subject, range, Math.floor(now / 1000), this.#spans.regionsSince());
  }

  /** Versions first seen in a region between two times, milliseconds since 1970. */
  deployments(from: number, until: number): Deployment[] {
    return this.#deployments.between(from, until);
  }

  /**
   * Stores an operator's hold on an alert.
   * @param hold null lifts the stored hold
   * @returns false if there is no such alert
   */
  hold(alert: string, who: string, hold: Hold | null): boolean {
    if (!this.#alerts.states().some((state) => state.alert === alert)) return false;
    if (hold) this.#alerts.holds.set(hold);
    else this.#alerts.holds.lift(alert, who, Date.now());
    return true;
  }

  search(search: RequestSearch, limit: number): RequestRow[] {
    return this.#requests.search(search, limit);
  }

  /** Stored texts of the newest lines that match. */
  lines(search: RequestSearch, limit: number): string[] {
    return this.#requests.lines(search, limit);
  }

  /** Stored text of the first failed line that matches. */
  firstFailure(search: RequestSearch): string | null {
    return this.#requests.firstFailure(search);
  }

  /** The stored text of a request's line; the caller parses it. */
  find(id: string): string | null {
    return this.#requests.find(id);
  }

  firing(): Alert[] {
    return this.#alerts.states().filter(({ phase }) => phase === "firing");
  }

  /** Messages about alerts that were not delivered, with an attempt between two times. */
  undelivered(period: { readonly since: number; readonly until: number }): UndeliveredMessage[] {
    return this.#alerts.undelivered(period);
  }

  /** Telemetry that the collector refused or never received, if an attempt was made in the period. */
  unexported({ since, until }: { readonly since: number; readonly until: number }): ExportFault[] {
    return this.#telemetry?.faults(since, until) ?? [];
  }

  /** Signals that the collector does not accept at present. */
  outages(): ExportOutage[] {
    return this.#telemetry?.outages() ?? [];
  }

  board(limit: number): AlertBoard {
    return {
      alerts: this.#alerts.states(),
      events: this.#alerts.events(limit),
      messages: this.#alerts.messages(limit),
      holds: this.#alerts.holds.current(Date.now()),
    };
  }

  kept(): number {
    return this.#requests.count();
  }
}
