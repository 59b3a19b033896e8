import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import type { Profile } from "~/services/accounts/types";
import { companyData } from "./company.server";

it("a certificate is valid until the day that it names, west of Greenwich too", async () => {
  const me = { customerId: "c-1", name: "Ada Mint", email: "ada@lab.example", role: "admin", limit: null };
  const certificate = { id: "k", number: "1", states: ["MA"], expiresOn: "2026-12-31", state: "verified", note: null };
  const company = {
    ...{ name: "Mint Lab", me, members: [me], invitations: [], certificates: [certificate], taxIds: [] },
    ...{ onAccount: false, netDays: null, priceGroup: null },
  };
  const context = {
    ...{ t: await createT("en"), market: { region: "global", country: "US", language: "en", locale: "en-us" } },
    ...{ now: new Date("2026-11-27T12:00:00Z"), origins: { current: "https://shop.example", global: "" } },
    services: { accounts: { company: async () => ({ ok: true, value: company }) } },
  } as unknown as PrivateContext;
  const { view } = await companyData(context, { country: "US", email: me.email } as Profile);
  expect(view?.company?.certificates?.map(({ until }) => until)).toEqual(["Dec 31, 2026"]);
});
