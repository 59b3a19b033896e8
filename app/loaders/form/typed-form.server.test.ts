import { readCookie, typedFormCookie } from "@domain/http/cookies/session-cookies";
import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { isTypedKept, keepTyped, typedForm } from "./typed-form.server";

const page = new URL("https://shop.example/account/my/company");
const form = new FormData();
for (const [name, value] of Object.entries({ intent: "invite", email: "ada@lab.example", token: "t", basket: "b" }))
  form.set(name, value);

/** A customer's request with these cookies; sealed values are readable here. */
function contextOf(customerId: string | null, cookie = "") {
  const cookies: string[] = [];
  const context = {
    session: { customerId },
    request: new Request(page, { headers: { cookie } }),
    forms: {
      sealValue: async (_purpose: string, text: string) => encodeURIComponent(text),
      openValue: async (_purpose: string, sealed: string) => decodeURIComponent(sealed),
    },
    setCookie: (line: string) => cookies.push(line),
  };
  // Only the fields that `keepTyped` and `takeTyped` use.
  return { context: context as unknown as PrivateContext, cookies };
}

/** Fields of a customer's form, filled from the input that was kept for an owner. */
async function shown(owner: string | null, customer: string | null) {
  const { context, cookies } = contextOf(null);
  await keepTyped(context, page, form, owner);
  const cookie = cookies[0]?.split(";")[0] ?? "";
  expect(readCookie(cookie, typedFormCookie)).not.toBeNull();
  return (await typedForm(contextOf(customer, cookie).context, page)).values;
}

it("a form shows what its customer typed, with the form's name and without secrets", async () => {
  expect(await shown("ada", "ada")).toEqual({ intent: "invite", email: "ada@lab.example" });
});

it("a form shows no input of another or an unknown customer", async () => {
  expect(await shown("ada", "grace")).toEqual({});
  expect(await shown(null, "ada")).toEqual({});
  expect(await shown("ada", null)).toEqual({});
});

it("the sign-in page knows whether the whole form waits for the page that it leads back to", async () => {
  const keptAt = async (sent: FormData, address: string) => {
    const { context, cookies } = contextOf(null);
    await keepTyped(context, page, sent);
    return isTypedKept(contextOf(null, cookies[0]?.split(";")[0]).context, address);
  };
  expect(await keptAt(form, page.pathname)).toBe(true);
  expect(await keptAt(form, "/checkout")).toBe(false);
  const long = new FormData();
  for (const [name, value] of [...form, ["comment", "x".repeat(4000)] as const]) long.set(name, value);
  expect(await keptAt(long, page.pathname)).toBe(false);
  expect(await isTypedKept(contextOf(null).context, page.pathname)).toBe(false);
});
