/** Records of a service about a person: for the person's file, and for erasure. */
import type { ServicesEnv } from "../env";

/** A person whose records are requested. */
export interface Person {
  /** In lower case. */
  readonly email: string;
  /** Null for a person without an account. */
  readonly customerId: string | null;
}

/** One kind of records, such as inquiries. */
export interface PersonalRecords {
  /** Key in a person's file. */
  readonly name: string;
  /** Newest first; at most {@link maxRecords}. */
  of(env: ServicesEnv, person: Person): Promise<readonly unknown[]>;
  /** Deletes records that are no longer needed. A repeated call changes nothing. */
  erase(env: ServicesEnv, person: Person): Promise<void>;
}

export const maxRecords = 1000;
