/** The part of a Durable Object's SQL API that this service uses: statements and synchronous transactions. */
export interface Sql {
  exec<T extends Record<string, SqlStorageValue>>(query: string, ...bindings: SqlStorageValue[]): SqlStorageCursor<T>;
}
export type Transaction = <T>(work: () => T) => T;
