/** Every guard × visitor kind × country × preview, checked against the requirements. */
import { describe, expect, it } from "vitest";
import { type Visit, visitOf, visitUrl } from "../../tests/factories/visit";
import { guardedPrivate } from "./guarded";
import { punchoutLoginGuards, punchoutOnlyGuards, punchoutReturnGuards } from "./punchout/punchout-guards";

const countries = ["US", "DE", "AT", "GB", "JP", "CN", "FR", "BR"] as const;
type Country = (typeof countries)[number];

const visitors = {
  guest: {},
  "guest with a basket": { items: 2 },
  unverified: { kind: "customer", emailDomain: "lab.example" },
  "unverified with a basket": { kind: "customer", emailDomain: "lab.example", items: 2 },
  customer: { kind: "customer", verified: true, emailDomain: "lab.example" },
  "customer with a basket": { kind: "customer", verified: true, emailDomain: "lab.example", items: 2 },
  colleague: { kind: "customer", verified: true, emailDomain: "benchside.example", items: 2 },
  "unverified colleague": { kind: "customer", emailDomain: "benchside.example" },
  buyer: { kind: "punchout", items: 2 },
  // Contradictory on purpose: a punchout session counts as one, whatever else it contains.
  "buyer of the company": { kind: "punchout", verified: true, emailDomain: "benchside.example", items: 2 },
} as const satisfies Record<string, Visit>;
type Visitor = keyof typeof visitors;

const signIn = `302 /account/sign-in?goto=${encodeURIComponent(visitUrl.pathname + visitUrl.search)}`;
const verify = "302 /account/sign-up/verify-request";
const home = "302 /";

const customers: readonly Visitor[] = [
  ...(["unverified", "unverified with a basket", "customer", "customer with a basket", "colleague"] as const),
  "unverified colleague",
];
const verified: readonly Visitor[] = ["customer", "customer with a basket", "colleague"];
const buyers: readonly Visitor[] = ["buyer", "buyer of the company"];
const withBasket: readonly Visitor[] = [
  ...(["guest with a basket", "unverified with a basket", "customer with a basket", "colleague"] as const),
  ...buyers,
];
const quoting: readonly Country[] = ["US", "DE", "AT", "GB", "JP"];

interface Case {
  readonly visitor: Visitor;
  readonly country: Country;
  readonly preview: boolean;
}

const page = "page";
const checkout = ({ visitor }: Case) => {
  if (buyers.includes(visitor)) return home;
  if (!withBasket.includes(visitor)) return "302 /checkout/review";
  if (!customers.includes(visitor)) return signIn;
  return verified.includes(visitor) ? page : verify;
};
const byCountry = (pass: (country: Country) => boolean) => (of: Case) => (pass(of.country) ? page : home);
const quotes = (mode: (country: Country) => boolean) => (of: Case) =>
  mode(of.country) && !buyers.includes(of.visitor) ? page : home;

/** Expected outcomes; only the preview guard considers preview. */
const answers: Readonly<Record<string, (of: Case) => string>> = {
  auth: ({ visitor }) => (customers.includes(visitor) || buyers.includes(visitor) ? page : signIn),
  "auth:/account/my": ({ visitor }) =>
    customers.includes(visitor) || buyers.includes(visitor) ? page : "302 /account/sign-in?goto=%2Faccount%2Fmy",
  "verified-account": ({ visitor }) =>
    verified.includes(visitor) || visitor === "buyer of the company" ? page : verify,
  "punchout-access:never": ({ visitor }) => (buyers.includes(visitor) ? home : page),
  "punchout-access:only": ({ visitor }) => (buyers.includes(visitor) ? page : home),
  "company-domain": ({ visitor }) => (visitor === "colleague" || visitor === "buyer of the company" ? page : home),
  checkout,
  "checkout:review": ({ visitor }) => (buyers.includes(visitor) ? home : page),
  quote: quotes((country) => quoting.includes(country) || country === "BR"),
  "quote:quote": quotes((country) => quoting.includes(country)),
  "quote:lead": quotes((country) => country === "BR"),
  "country-access:USA,DE": byCountry((country) => country === "US" || country === "DE"),
  "country-access:!JP,CN": byCountry((country) => country !== "JP" && country !== "CN"),
  "not-japan": byCountry((country) => country !== "JP"),
  "feature-access:gop": () => home,
  "feature-access:gop,/browse": () => "302 /browse",
  preview: ({ preview }) => (preview ? "404 Not Available in Preview Mode!" : page),
  "punchout-login": () => home,
  "signal-star": () => "302 /products/signalstar/targetspecies",
  "redirect:/new": () => "301 /new",
  "validate:id=[0-9]+": () => "404 This page could not be found",
  "exception-routes:/account/my/addresses|auth": () => page,
  "exception-routes:/account/sign-in|punchout-access:never": ({ visitor }) => (buyers.includes(visitor) ? home : page),
};

const cases = countries.flatMap((country) =>
  (Object.keys(visitors) as Visitor[]).flatMap((visitor) =>
    [false, true].map((preview): Case => ({ visitor, country, preview })),
  ),
);

async function answerOf(guard: string, { visitor, country, preview }: Case): Promise<string> {
  const load = guardedPrivate([guard], async () => page);
  try {
    return await load(visitOf({ ...visitors[visitor], country, preview }), { params: {}, url: visitUrl });
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return `${answer.status} ${answer.headers.get("location") ?? answer.statusText}`;
  }
}

describe("A-GUARD-02 to A-GUARD-21: every guard", () => {
  it.each(Object.entries(answers))(
    `%s has the expected outcome in all ${cases.length} cases`,
    async (guard, expected) => {
      for (const of of cases)
        expect({ ...of, answer: await answerOf(guard, of) }).toEqual({ ...of, answer: expected(of) });
    },
  );

  it("A-GUARD-12: preview shows no account, checkout, quote or punchout page to anyone", async () => {
    for (const guards of [
      ["preview", "punchout-access:never", "auth"],
      ["preview", "checkout"],
      ["preview", "quote"],
      ...[punchoutLoginGuards, punchoutOnlyGuards, punchoutReturnGuards],
    ]) {
      for (const { visitor, country } of cases) {
        const load = guardedPrivate(guards, async () => page);
        const asked = load(visitOf({ ...visitors[visitor], country, preview: true }), { params: {}, url: visitUrl });
        await expect(asked).rejects.toMatchObject({ status: 404 });
      }
    }
  });
});
