import { expect, it } from "vitest";
import { Analytics } from "./analytics";
import type { Sql } from "./sql";

it("counts searches and clicks without typed email addresses", () => {
  const written: unknown[][] = [];
  const sql = {
    exec(statement: string, ...values: unknown[]) {
      if (statement.startsWith("insert")) written.push(values);
      return { one: () => ({ rows: 0 }) };
    },
  } as unknown as Sql;
  const analytics = new Analytics(sql);
  const now = Date.UTC(2026, 10, 27);
  for (const query of [" Akt ", "order of Ann@Lab.example", "ann@lab.example", "S6 @ Ser235"])
    analytics.countSearch(query, [], 1, now);
  analytics.flush(now);
  analytics.countClick("ann@lab.example", "4060", now);
  expect(written.map(([, query, ...rest]) => [query, ...rest])).toEqual([
    ["akt", "", 1, 0],
    ["(other)", "", 2, 0],
    ["s6 @ ser235", "", 1, 0],
    ["(other)", "4060"],
  ]);
});
