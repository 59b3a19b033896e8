import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import type { CompanyData } from "~/loaders/company/company.server";
import { ResetPage } from "../account/password-pages";
import { VerifyPage } from "../account/verify-pages";
import { CompanyPage } from "./company-page";

const head = {} as CompanyData["head"];
const form = { values: {}, errors: {}, problem: "Please check the marked fields" };
const token = "bmt1.secret";

/** The router's links and forms need a running router; plain ones have the same markup. */
vi.mock("~/components/navigation", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ action, children }: { action: string; children: ReactNode }) => <form action={action}>{children}</form>,
}));
vi.mock("@framework/remix", () => ({ useLocation: () => ({ pathname: "/account/my/company" }) }));

const verify = { problem: "", asksPassword: true, signedIn: false, basket: false } as const;
const company = { view: { company: null }, email: "a@lab.example", currency: "USD", largestMegabytes: 5, done: null };

it.each([
  ["/account/password/reset?token=", <ResetPage key="1" data={{ head, state: "ask", token, key: "k", form }} />],
  ["/account/sign-up/verify?token=", <VerifyPage key="2" data={{ head, state: "ask", token, key: "k", ...verify }} />],
  [
    "/account/my/company?invitation=",
    <CompanyPage key="3" data={{ head, invitation: token, key: "k", form, ...company }} />,
  ],
])("a refused form of a mail's link can be reloaded: %s", (action, page) => {
  const markup = renderToStaticMarkup(<I18nProvider i18n={pageTexts("en")}>{page}</I18nProvider>);
  const actions = [...markup.matchAll(/<form action="([^"]*)"/g)].map(([, each]) => each);
  expect(new Set(actions)).toEqual(new Set([`${action}${token}`]));
});
