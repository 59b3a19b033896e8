/** Shared by all tasks: people of each role, shoppers, and notes of earlier tasks. */
import { Newcomer } from "../newcomer.ts";

/** Buttons of the demonstration users on the sign-in page. */
const usersByRole = {
  owner: /owner/i,
  orders: /order desk/i,
  catalogue: /catalogue/i,
  content: /content/i,
  "read-only": /reader|read/i,
} as const;
export type Role = keyof typeof usersByRole;

export interface Task {
  /** Number in the list of tasks and what the task does, such as "7 ship two of three lines". */
  readonly name: string;
  run(): Promise<void>;
}

/** Addresses of a shop on one machine. */
export interface Places {
  readonly shop: string;
  readonly office: string;
  readonly services: string;
}

export interface Walk extends Places {
  /** A signed-in person of a role; the same one each time. */
  as(role: Role): Promise<Newcomer>;
  shopper(): Newcomer;
  /** The customer used by all tasks. */
  readonly customer: Newcomer;
  /** Notes of tasks for later ones, such as the number of an order. */
  readonly notes: Map<string, string>;
  /** Text of the newest email to an address, from the demonstration's outbox. */
  mailTo(address: string): Promise<string>;
}

export function beginWalk(places: Places): Walk {
  const { shop, office, services } = places;
  const people = new Map<Role, Newcomer>();
  return {
    ...places,
    async as(role) {
      const known = people.get(role);
      if (known) return known;
      const person = new Newcomer(office);
      await person.open("/sign-in");
      await person.send(usersByRole[role]);
      person.expect("demonstration user");
      people.set(role, person);
      return person;
    },
    shopper: () => new Newcomer(shop),
    customer: new Newcomer(shop),
    notes: new Map(),
    async mailTo(address) {
      const answer = await fetch(`${services}/mail.json?${new URLSearchParams({ to: address })}`);
      const { mails } = (await answer.json()) as { mails: readonly { text: string }[] };
      return need(mails[0], `mail to ${address}`).text;
    },
  };
}

/** Distinguishes the records of this walk from earlier ones. */
export const run = Date.now().toString(36).toUpperCase().slice(-6);

/** Reason for every change that requires one. */
export const why = { Reason: "A walk through all tasks" };

/** A date in the format of date fields. */
export const day = (daysFromNow: number): string =>
  new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);

export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export const file = (name: string, type: string, text: string) => ({ name, type, bytes: Buffer.from(text) });

/** A one-pixel image. */
export const pixel = {
  ...{ name: "blot.png", type: "image/png" },
  bytes: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** @throws Error if the value is missing */
export function need<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`there is no ${what}`);
  return value;
}
