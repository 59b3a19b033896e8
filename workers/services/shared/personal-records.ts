/** Records that a service keeps under an address of email: for a person's file, and for erasure. */
import type { ServicesEnv } from "../env";

/** One kind of records, such as inquiries. Addresses are in lower case. */
export interface PersonalRecords {
  /** Name of its part in a person's file. */
  readonly name: string;
  /** Newest first; at most {@link mostRecords}. */
  of(env: ServicesEnv, email: string): Promise<readonly unknown[]>;
  /** Deletes what is not needed any more. A repeated call changes nothing. */
  erase(env: ServicesEnv, email: string): Promise<void>;
}

export const mostRecords = 1000;
