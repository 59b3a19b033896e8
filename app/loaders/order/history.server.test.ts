import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { loadOrderHistoryPage } from "./history.server";

it("ignores a filter by a day that does not exist, and reports it", async () => {
  const statuses: number[] = [];
  const asked: unknown[] = [];
  const context = {
    ...{ t: await createT("en"), market: { language: "en", region: "global" }, session: {} },
    origins: { current: "https://shop.test", alternates: [] },
    setErrorStatus: (status: number) => statuses.push(status),
    services: {
      commerce: {
        orders: async (_: unknown, filter: unknown) => {
          asked.push(filter);
          return { ok: true, value: { results: [], total: 0 } };
        },
      },
    },
  } as unknown as PrivateContext;
  const url = new URL("https://shop.test/account/my/orderhistory?from=31.12.2026&to=2026-02-28");
  const page = await loadOrderHistoryPage(context, { url, params: {} });
  expect([page.wrongDays, statuses, asked]).toEqual([{ from: "31.12.2026" }, [400], [{ to: "2026-02-28" }]]);
});
