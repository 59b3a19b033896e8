import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import type { ServicesEnv } from "../env";
import { settingsDatabase } from "../shared/settings-database";
import { personalFlags } from "./personal-records";

const services = env as unknown as ServicesEnv;
const email = "ann@lab.example";
const person = { email, customerId: null };

it("a person is removed from flags with a value for the address, and from their former values", async () => {
  const database = await settingsDatabase(services);
  const former = JSON.stringify({ everyone: "false", [email]: "true", "joann@lab.example": "true" });
  await database.batch([
    ...[email, "joann@lab.example"].map((one) =>
      database.prepare("insert into flag_values values ('citationSearch', ?, 'true', 0)").bind(`email:${one}`),
    ),
    database
      .prepare("insert into setting_history (document, key, version, value, at) values ('flags', ?, 1, ?, '')")
      .bind("citationSearch", former),
  ]);
  expect(await personalFlags.of(services, person)).toEqual([{ name: "citationSearch", value: "true" }]);
  await personalFlags.erase(services, person);
  expect(await personalFlags.of(services, person)).toEqual([]);
  const { results } = await database.prepare("select scope from flag_values").all();
  expect(results).toEqual([{ scope: "email:joann@lab.example" }]);
  const kept = await database.prepare("select value from setting_history where document = 'flags'").first("value");
  expect(JSON.parse(String(kept))).toEqual({ everyone: "false", "joann@lab.example": "true" });
});
