/** Test client of the office's calls: signs in as a demonstration user and makes calls. */
import { SELF } from "cloudflare:test";
import type { Role } from "@contracts/office/permissions";

const origin = "http://services.test";
const office = { "x-office-key": "demo-office-key", "x-office-address": "192.0.2.7" };

/** Token of a session of the demonstration user of a role. */
export async function tokenOf(role: Role): Promise<string> {
  const answer = await SELF.fetch(`${origin}/staff/sessions/demonstration`, {
    method: "POST",
    headers: office,
    body: JSON.stringify({ id: `demo-${role}` }),
  });
  const { token } = await answer.json<{ token: string }>();
  return token;
}

interface Sent {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many calls
  readonly body: any;
}

/** A call of the office; a body makes it a POST. */
export async function officeCall(token: string | null, path: string, body?: unknown, method?: string): Promise<Sent> {
  const answer = await SELF.fetch(origin + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { ...office, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
}

/** A fresh idempotency key. */
export const newKey = (): string => crypto.randomUUID();
