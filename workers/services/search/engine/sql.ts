/** What this service uses of a Durable Object's SQL: statements and one synchronous transaction at a time. */
export interface Sql {
  exec<T extends Record<string, SqlStorageValue>>(query: string, ...bindings: SqlStorageValue[]): SqlStorageCursor<T>;
}
export type Transaction = <T>(work: () => T) => T;
