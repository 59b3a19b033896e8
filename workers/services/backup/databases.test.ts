import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { insertOf, pageQuery, tablesOf } from "../shared/backup/rows";
import { databaseChunks } from "./databases";

describe("rows of a table", () => {
  it.each(["without rowid", ""])("are exported once each while others are added and deleted: %s", async (end) => {
    const database = env.CHAT_DB;
    const name = (place: number) => `r${String(place).padStart(4, "0")}`;
    const names = JSON.stringify(Array.from({ length: 1100 }, (_, place) => name(place)));
    await database.prepare(`create table busy (id text primary key, n integer) ${end}`).run();
    await database.prepare("insert into busy select value, 1 from json_each(?)").bind(names).run();
    const read: unknown[] = [];
    let chunks = 0;
    for await (const { table, rows } of databaseChunks(database)) {
      if (table !== "busy") continue;
      read.push(...rows.map(({ id }) => id));
      expect(Object.keys(rows[0] ?? {})).toEqual(["id", "n"]);
      chunks += 1;
      if (chunks === 1) await database.prepare("insert into busy values ('r0000a', 1), ('r0000b', 1)").run();
      else if (chunks === 2)
        await database.prepare("delete from busy where id in ('r0001', 'r0002', 'r0003', 'r0000a')").run();
    }
    const kept = read.filter((id) => !String(id).startsWith("r0000"));
    expect(kept).toEqual(Array.from({ length: 1099 }, (_, place) => name(place + 1)));
    expect(new Set(read).size).toBe(read.length);
    await database.prepare("drop table busy").run();
  });

  it("are read in order of the primary key, or of insertion", () => {
    const order = (create: string) =>
      /order by (.*) limit/.exec(pageQuery("t", { create: [create] }, 1, null).sql)?.[1];
    expect(order("create table t (a text, b text, primary key (b, a)) without rowid")).toBe('"b", "a"');
    expect(order("create table t (\n  a text primary key,\n  b text\n) without rowid")).toBe('"a"');
    expect(order("create table t (a text)")).toBe("rowid");
  });

  it("come after the rows that they refer to", () => {
    const row = (table: string, sql: string) => ({ type: "table", table, sql });
    const tables = tablesOf([
      row("a", "create table a (b_id integer references b (id), id text references a (id))"),
      row("b", "create table b (id integer primary key)"),
      row("c", "create table c (id text)"),
    ]);
    expect(tables.map(({ table }) => table)).toEqual(["b", "a", "c"]);
  });

  it("encode bytes as base64", () => {
    const { values } = insertOf("t", { body: { base64: "AQI=" }, name: "x" });
    expect(new Uint8Array(values[0] as ArrayBuffer)).toEqual(Uint8Array.of(1, 2));
  });
});
