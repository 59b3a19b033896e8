import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import type { Profile } from "~/services/accounts/types";
import { companyData } from "./company.server";

async function pageOf(over?: Parameters<typeof companyData>[2]) {
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
  return companyData(context, { country: "US", email: me.email } as Profile, over);
}

it("a certificate is valid until the day that it names, west of Greenwich too", async () => {
  const { view } = await pageOf();
  expect(view?.company?.certificates?.map(({ until }) => until)).toEqual(["Dec 31, 2026"]);
});

it("tells a member who follows an invitation that they belong to a company", async () => {
  const t = await createT("en");
  const { form, invitation } = await pageOf({ invitation: "secret" });
  expect([form.problem, invitation]).toEqual([t("account.company.problems.alreadyMember"), null]);
  expect((await pageOf()).form.problem).toBeNull();
});
