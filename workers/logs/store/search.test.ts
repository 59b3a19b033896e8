import { env, runInDurableObject } from "cloudflare:test";
import type { RequestLine } from "@contracts/values/request-line";
import { describe, expect, it } from "vitest";
import { requestLineOf } from "../../../tests/factories/request-line";
import { migrate } from "./migrate";
import { RequestStore } from "./requests";
import type { RequestSearch } from "./search";

const noon = Date.UTC(2026, 7, 1, 12);

const line = (index: number, change: Partial<RequestLine>) =>
  requestLineOf(index, { at: noon + index * 60_000, ...change });
const product = (number: string) => ({ path: `/products/${number}`, pattern: "/products/:id" });
const basket = (sku: string) => ({ entries: [{ level: "info" as const, label: "basket", members: { sku } }] });

describe("a request search", () => {
  const searching = (lines: readonly RequestLine[], run: (found: (search: RequestSearch) => number[]) => void) =>
    runInDurableObject(env.MAIL_QUEUE.get(env.MAIL_QUEUE.idFromName("search of requests")), async (_, { storage }) => {
      await storage.deleteAll();
      migrate(storage);
      const requests = new RequestStore(storage.sql);
      requests.append(lines);
      run((search) => requests.search(search, 10).map(({ seq }) => seq));
    });

  it("by a product number also finds its sizes, by a SKU only that size", () =>
    searching(
      [
        line(1, product("4060")),
        line(2, basket("4060S")),
        line(3, basket("4060TR")),
        line(4, product("40601")),
        line(5, basket("40601L")),
        line(6, basket("4059S")),
      ],
      (found) => {
        expect(found({ sku: "4060" })).toEqual([3, 2, 1]);
        expect(found({ sku: "40601" })).toEqual([5, 4]);
        expect(found({ sku: "4060tr" })).toEqual([3]);
      },
    ));

  it("respects both ends of a time range", () =>
    searching([line(1, {}), line(2, {}), line(3, {}), line(4, {})], (found) => {
      expect(found({ since: noon + 2 * 60_000 })).toEqual([4, 3, 2]);
      expect(found({ since: noon + 2 * 60_000, until: noon + 3 * 60_000 })).toEqual([3, 2]);
      expect(found({ until: noon })).toEqual([]);
    }));
});
