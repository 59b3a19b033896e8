/** Storage of alerts: states, history and outgoing messages. */
import * as v from "valibot";
import { type Finding, measure } from "../alerts/measure";
import { type Delivery, maxAttempts, nextAttempt } from "../alerts/message";
import type { AlertRule } from "../alerts/rules";
import { type AlertState, alertState, firstState, nextState, type Step } from "../alerts/transition";
import type { SpanRow } from "../figures/series";
import { HoldStore } from "./holds";

export interface Alert extends AlertState {
  /** Name of the rule, and the value of its dimension. */
  readonly alert: string;
  readonly rule: string;
}

export interface AlertEvent {
  readonly alert: string;
  readonly kind: "fired" | "resolved" | "acknowledged" | "silenced" | "lifted";
  readonly at: number;
  readonly value: number | null;
  /** The operator who acknowledged, silenced or lifted it. */
  readonly who: string | null;
}

export interface AlertMessage {
  readonly id: string;
  readonly alert: string;
  readonly body: string;
  readonly createdAt: number;
  readonly attempts: number;
  readonly state: "queued" | "sent" | "failed";
  readonly lastError: string | null;
}

/** A message that its receiver has not accepted. */
export interface UndeliveredMessage extends AlertMessage {
  readonly lastError: string;
  /** Times of the first and the last attempt. */
  readonly failedAt: number;
  readonly triedAt: number;
}

const keptEvents = 500;
const keptMessages = 500;
/** Messages sent per minute; the rest wait. */
const messagesAtOnce = 10;
const messageColumns = "id, alert, body, created_at as createdAt, attempts, state, last_error as lastError";

export class AlertStore {
  readonly #sql: SqlStorage;
  readonly holds: HoldStore;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
    this.holds = new HoldStore(sql);
  }

  /** Evaluates every rule once. */
  evaluate(
    rules: readonly AlertRule[],
    minutes: readonly SpanRow[],
    lastRequestAt: number | null,
    now: number,
    tells: boolean,
  ): void {
    const until = Math.floor(now / 60_000) * 60;
    const silenced = new Set(
      this.holds.current(now).flatMap(({ alert, kind }) => (kind === "silenced" ? [alert] : [])),
    );
    const states = new Map(this.states().map((state) => [state.alert, state]));
    for (const rule of rules) {
      const findings = measure(rule, minutes, until, lastRequestAt && lastRequestAt / 1000);
      for (const finding of [...findings, ...this.#withoutData(rule, findings, states)]) {
        const alert = finding.value ? `${rule.name}: ${finding.value}` : rule.name;
        const known = states.get(alert);
        const step = nextState(known ?? firstState(now), finding.measured, rule, now);
        if (known || step.state.looks > 0 || step.event)
          this.#keep(alert, rule, step, now, tells && !silenced.has(alert));
      }
    }
    const names = new Set(rules.map(({ name }) => name));
    for (const { alert, rule } of states.values()) {
      if (!names.has(rule)) this.#sql.exec("delete from alert_states where alert = ?", alert);
    }
    this.holds.trim(now);
    this.#sql.exec("delete from alert_events where seq <= (select max(seq) from alert_events) - ?", keptEvents);
  }

  /** Findings without a measure for stored alerts whose value no longer has requests. */
  #withoutData(rule: AlertRule, findings: readonly Finding[], states: ReadonlyMap<string, Alert>): Finding[] {
    const prefix = `${rule.name}: `;
    const values = new Set(findings.map(({ value }) => value));
    return [...states.values()]
      .filter((state) => state.rule === rule.name && state.alert.startsWith(prefix))
      .map(({ alert }) => alert.slice(prefix.length))
      .filter((value) => !values.has(value))
      .map((value) => ({ value, measured: null }));
  }

  #keep(alert: string, rule: AlertRule, { state, event, tell }: Step, now: number, tells: boolean): void {
    this.#sql.exec(
      "insert or replace into alert_states values (?, ?, ?)",
      alert,
      rule.name,
      JSON.stringify(tells ? state : { ...state, told: "quiet", toldAt: null }),
    );
    if (event) {
      this.#sql.exec(
        "insert into alert_events (alert, kind, at, value) values (?, ?, ?, ?)",
        alert,
        event,
        now,
        state.measured,
      );
    }
    if (event === "resolved") this.holds.ended(alert);
    if (tell && tells) this.#enqueue(alert, rule, state, now);
  }

  #enqueue(alert: string, rule: AlertRule, { phase, since, measured }: AlertState, now: number): void {
    const id = crypto.randomUUID();
    const body = JSON.stringify({
      version: 1,
      id,
      alert,
      rule: rule.name,
      ...(rule.region && { region: rule.region }),
      state: phase === "firing" ? "firing" : "resolved",
      since: new Date(since).toISOString(),
      measure: rule.measure,
      measured,
      above: rule.above,
      minutes: rule.minutes,
    });
    this.#sql.exec(
      "insert into alert_messages (id, alert, body, created_at, attempts, next_at, state) values (?, ?, ?, ?, 0, ?, 'queued')",
      id,
      alert,
      body,
      now,
      now,
    );
    this.#sql.exec(
      "delete from alert_messages where next_at is null and id not in (select id from alert_messages order by created_at desc limit ?)",
      keptMessages,
    );
  }

  /** All stored alerts, firing ones first. */
  states(): Alert[] {
    return this.#sql
      .exec<{ alert: string; rule: string; state: string }>(
        "select alert, rule, state from alert_states order by alert",
      )
      .toArray()
      .map(({ alert, rule, state }) => ({
        ...v.parse(v.pipe(v.string(), v.parseJson(), alertState), state),
        alert,
        rule,
      }))
      .toSorted((a, b) => Number(b.phase === "firing") - Number(a.phase === "firing"));
  }

  /** Newest first. */
  events(limit: number): AlertEvent[] {
    return this.#sql
      .exec<Record<keyof AlertEvent, never>>(
        "select alert, kind, at, value, who from alert_events order by seq desc limit ?",
        limit,
      )
      .toArray();
  }

  messages(limit: number): AlertMessage[] {
    return this.#sql
      .exec<Record<keyof AlertMessage, never>>(
        `select ${messageColumns} from alert_messages order by created_at desc limit ?`,
        limit,
      )
      .toArray();
  }

  /** Messages that were not delivered, with an attempt in the period. */
  undelivered({ since, until }: { readonly since: number; readonly until: number }): UndeliveredMessage[] {
    return this.#sql
      .exec<Record<keyof UndeliveredMessage, never>>(
        `select ${messageColumns}, failed_at as failedAt, tried_at as triedAt from alert_messages
         where last_error is not null and tried_at >= ? and failed_at <= ? order by failed_at`,
        since,
        until,
      )
      .toArray();
  }

  /** Messages due for an attempt. */
  due(now: number): AlertMessage[] {
    return this.#sql
      .exec<Record<keyof AlertMessage, never>>(
        `select ${messageColumns} from alert_messages where next_at <= ? order by next_at limit ?`,
        now,
        messagesAtOnce,
      )
      .toArray();
  }

  settle({ id, attempts }: Pick<AlertMessage, "id" | "attempts">, result: Delivery, now: number): void {
    const made = attempts + 1;
    const nextAt = result.ok ? null : nextAttempt(made, now);
    const state = result.ok ? "sent" : nextAt === null ? "failed" : "queued";
    this.#sql.exec(
      `update alert_messages set attempts = ?1, next_at = ?2, state = ?3, last_error = ?4,
         failed_at = coalesce(failed_at, iif(?4 is null, null, ?5)), tried_at = ?5 where id = ?6`,
      Math.min(made, maxAttempts),
      nextAt,
      state,
      result.ok ? null : result.error,
      now,
      id,
    );
  }
}
