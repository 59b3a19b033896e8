/** Forms keep their typed text when the language changes. */
import { inquiryPaths } from "@domain/inquiry/forms";
import { keptFormField } from "@domain/market/kept-form";
import { describe, expect, it } from "vitest";
import * as contact from "~/routes/about-us.contact-us";
import * as signIn from "~/routes/account.sign-in";
import * as signUp from "~/routes/account.sign-up";
import * as methods from "~/routes/methods";
import * as panelBuilder from "~/routes/panel-builder";
import * as withdrawal from "~/routes/withdrawal";
import { openStorefront } from "./storefront";

const routes = [
  { path: "about-us/contact-us", module: contact },
  { path: "account/sign-in", module: signIn },
  { path: "account/sign-up", module: signUp },
  { path: "methods", module: methods },
  { path: "panel-builder", module: panelBuilder },
  { path: "withdrawal", module: withdrawal },
];
const { get, post } = openStorefront("global", routes);
const kept = (fields: Readonly<Record<string, string>>) => ({ ...fields, [keptFormField]: "yes" });

describe("a change of the language", () => {
  it.each([inquiryPaths.contact, "/account/sign-up", "/methods", "/panel-builder", "/withdrawal"])(
    "sends the form of %s, whose language is then kept by a cookie",
    async (path) => {
      const { text } = await get(path);
      expect(text).toMatch(/<form[^>]* id="typed"/);
      expect(text).toMatch(new RegExp(`<button[^>]* form="typed"[^>]* formaction="${path}\\?language=jp"`, "i"));
      const resent = await post(`${path}?language=jp`, kept({}));
      expect([resent.status, new URL(resent.location, "http://x").pathname]).toEqual([307, path]);
    },
  );

  it("keeps an inquiry, and sends nothing", async () => {
    const answer = await post(inquiryPaths.contact, kept({ name: "Ada", email: "not yet", message: "Two\nlines" }));
    expect(answer.status).toBe(200);
    for (const typed of ['value="Ada"', 'value="not yet"', "Two\nlines</textarea>"])
      expect(answer.text).toContain(typed);
    expect(answer.text).not.toContain("inquiry-problems");
  });

  it("keeps a sign-up without the password and the agreement", async () => {
    const fields = {
      email: "ada@lab.example",
      firstName: "Ada",
      password: "Correct-horse-7!",
      privacy: "on",
      newsletter: "on",
    };
    const { status, text } = await post("/account/sign-up", kept(fields));
    expect(status).toBe(200);
    for (const typed of ['value="ada@lab.example"', 'value="Ada"']) expect(text).toContain(typed);
    expect(text).not.toContain("Correct-horse");
    expect(/<input[^>]*name="privacy"[^>]*>/.exec(text)?.[0]).not.toContain("checked");
    expect(/<input[^>]*name="newsletter"[^>]*>/.exec(text)?.[0]).toContain("checked");
  });

  it("keeps the second step of a sign-in, without the code", async () => {
    const { status, text } = await post("/account/sign-in", kept({ challenge: "0123456789abcdef", code: "123456" }));
    expect([status, text.includes('value="0123456789abcdef"')]).toEqual([200, true]);
    expect(text).toMatch(/<form[^>]* id="typed"/);
    expect(/<input[^>]*name="code"[^>]*>/.exec(text)?.[0]).not.toContain("123456");
  });

  it("keeps the texts of a panel as its address", async () => {
    const answer = await post(
      "/panel-builder",
      kept({ markers: "CD3; high\nbad;;;", on: "microscope-4", cycles: "3" }),
    );
    expect(answer.status).toBe(303);
    const { searchParams } = new URL(answer.location, "http://x");
    expect([searchParams.get("markers"), searchParams.get("cycles")]).toEqual(["CD3; high\nbad;;;", "3"]);
  });

  it("keeps a list in its field of the methods kit, and rows as the address", async () => {
    const listed = await post("/methods", kept({ product: "4060", paste: "9272, 1\nsomething" }));
    expect(listed.status).toBe(200);
    expect(listed.text).toContain("9272, 1\nsomething</textarea>");
    const rows = await post("/methods", kept({ product: "4060", paste: "" }));
    expect([rows.status, rows.location]).toEqual([303, expect.stringContaining("4060")]);
  });

  it("keeps a statement of withdrawal and its step", async () => {
    const statement = { name: "Ada", contract: "W1", goods: "", email: "ada@lab.example" };
    const typed = await post("/withdrawal", kept({ ...statement, email: "ada" }));
    expect([typed.status, typed.text.includes('value="ada"')]).toEqual([200, true]);
    expect(typed.text).not.toContain("Confirm withdrawal");
    const waiting = await post("/withdrawal", kept({ ...statement, step: "confirmation" }));
    expect(waiting.text).toContain("Confirm withdrawal");
  });
});
