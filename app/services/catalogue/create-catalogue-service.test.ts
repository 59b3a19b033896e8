import { expect, it } from "vitest";
import { silentLog } from "../../../tests/contract/silent-log";
import { createCatalogueService } from "./create-catalogue-service";

it("knows no product by an identifier of brackets and spaces alone, without a call", async () => {
  const calls: string[] = [];
  const answering: typeof fetch = async (input) => {
    calls.push(String(input instanceof Request ? input.url : input));
    return new Response("{}", { status: 400 });
  };
  const catalogue = createCatalogueService({ url: "http://gateway.test/commerce", fetch: answering }, silentLog());
  for (const text of ["", " ", "(((", "RRID:"]) expect(await catalogue.knownAs(text), text).toEqual({ products: [] });
  expect(calls).toEqual([]);
});
