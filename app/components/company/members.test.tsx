import { expect, it } from "vitest";
import type { CompanyData } from "~/loaders/company/company.server";
import { routedMarkup } from "../../../tests/factories/routed-markup";
import { Members } from "./members";

const form: CompanyData["form"] = { values: {}, errors: {}, problem: null };
const details = { limit: null, typedLimit: "" } as const;
const members = [
  { id: "ada", name: "Ada", email: "ada@lab.example", role: "admin", me: true, ...details },
  { id: "bo", name: "Bo", email: "bo@lab.example", role: "buyer", me: false, ...details },
] as const;

const removals = /<details[^>]*>(?:(?!<\/details>).)*value="remove"/g;

it.each([
  [true, ["Remove: Bo"]],
  [false, []],
])("asks before a member is removed, and offers it to admins (%s) for others only", async (isAdmin, asked) => {
  const markup = await routedMarkup(
    <Members company={{ isAdmin, members, invitations: [] }} form={form} currency="USD" />,
    "/account/my/company",
  );
  const found = [...markup.matchAll(removals)].map(([each]) => /<summary[^>]*>([^<]*)/.exec(each)?.[1]);
  expect(found).toEqual(asked);
  expect(markup.split('value="remove"')).toHaveLength(asked.length + 1);
});
