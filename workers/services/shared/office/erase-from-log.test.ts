import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import type { ServicesEnv } from "../../env";
import { lotsDatabase } from "../lot-stock";
import { settingsDatabase } from "../settings-database";
import { appendToLog, entryOf } from "./audit";
import { eraseFromLog } from "./erase-from-log";
import { officeDatabase } from "./office-database";

const services = env as unknown as ServicesEnv;
const email = "ann@lab.example";

it("a person is removed from the entries of every service, whether or not they were copied to the common log", async () => {
  const change = (key: string, resource: string, reason: string) =>
    entryOf({
      ...{ key, resource, record: "1", action: `${resource}:change`, version: 1, before: {}, after: {}, reason },
      actor: { kind: "person", id: "p-1", name: "Rosalind Mint", address: null, call: "change" },
    });
  const copied = change("copied-entry-0001", "lots", `Wrote to ${email}`);
  const waiting = change("waiting-entry-001", "settings", `For Ann@Lab.example`);
  const other = change("other-entry-00001", "settings", `For joann@lab.example`);
  await appendToLog(services, [copied]);
  const insert = "insert into office_audit (id, seq, resource, record, document, delivered) values (?, ?, ?, ?, ?, ?)";
  const databases = [await lotsDatabase(services), await settingsDatabase(services)] as const;
  for (const [database, entry, seq, delivered] of [
    [databases[0], copied, 1, 1],
    [databases[1], waiting, 1, 0],
    [databases[1], other, 2, 0],
  ] as const)
    await database
      .prepare(insert)
      .bind(entry.id, seq, entry.resource, entry.record, JSON.stringify(entry), delivered)
      .run();
  await eraseFromLog(services, { id: null, email });
  await eraseFromLog(services, { id: null, email });
  const reasons = async (database: D1Database, table: string) => {
    const { results } = await database.prepare(`select document from ${table} order by id`).all<{ document: string }>();
    return results.map(({ document }) => JSON.parse(document).reason);
  };
  expect(await reasons(databases[0], "office_audit")).toEqual(["erased"]);
  expect(await reasons(databases[1], "office_audit")).toEqual(["For joann@lab.example", "erased"]);
  expect(await reasons(await officeDatabase(services), "audit")).toEqual([
    ...["erased", "For joann@lab.example", "erased"],
  ]);
});
