import { expect, it } from "vitest";
import type { CompanyData } from "~/loaders/company/company.server";
import { routedMarkup } from "../../../tests/factories/routed-markup";
import { ResetPage } from "../account/password-pages";
import { VerifyPage } from "../account/verify-pages";
import { CompanyPage } from "./company-page";

const head = {} as CompanyData["head"];
const form = { values: {}, errors: {}, problem: "Please check the marked fields" };
const token = "bmt1.secret";

const verify = { problem: "", asksPassword: true, signedIn: false, basket: false } as const;
const company = { view: { company: null }, email: "a@lab.example", currency: "USD", largestMegabytes: 5, done: null };

it.each([
  ["/account/password/reset?token=", <ResetPage key="1" data={{ head, state: "ask", token, key: "k", form }} />],
  ["/account/sign-up/verify?token=", <VerifyPage key="2" data={{ head, state: "ask", token, key: "k", ...verify }} />],
  [
    "/account/my/company?invitation=",
    <CompanyPage key="3" data={{ head, invitation: token, key: "k", form, ...company }} />,
  ],
])("a refused form of a mail's link can be reloaded: %s", async (action, page) => {
  const markup = await routedMarkup(page, "/account/my/company");
  const actions = [...markup.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, each]) => each);
  expect(new Set(actions)).toEqual(new Set([`${action}${token}`]));
});
