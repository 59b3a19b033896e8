/** Durable Object with the names of all engines. */
import { DurableObject } from "cloudflare:workers";

export class SearchDirectoryObject extends DurableObject {
  add(name: string): void {
    this.#table();
    this.ctx.storage.sql.exec("insert or ignore into engines (name) values (?)", name);
  }

  remove(name: string): void {
    this.#table();
    this.ctx.storage.sql.exec("delete from engines where name = ?", name);
  }

  names(): string[] {
    this.#table();
    const rows = this.ctx.storage.sql.exec<{ name: string }>("select name from engines order by name");
    return rows.toArray().map(({ name }) => name);
  }

  #table(): void {
    this.ctx.storage.sql.exec("create table if not exists engines (name text primary key) without rowid");
  }
}
