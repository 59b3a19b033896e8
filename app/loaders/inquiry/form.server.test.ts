import { type FormInquiryKind, inquiryFields } from "@domain/inquiry/forms";
import { describe, expect, it } from "vitest";
import { createFormTokens } from "~/context/visit/form-tokens.server";
import { createT } from "~/i18n/texts.server";
import { inquiryForm, readInquiry, valuesOf } from "./form.server";

const formKinds = Object.keys(inquiryFields) as FormInquiryKind[];
const forms = createFormTokens(["a-key-for-tests-of-at-least-32-characters"]);
const person = { name: "A scientist", email: "a@institute.example", organisation: "An institute" };
const complete: Readonly<Record<FormInquiryKind, Readonly<Record<string, string>>>> = {
  contact: { ...person, topic: "technical", message: "No band." },
  formulation: { ...person, product_number: "4060", formulation: "bulk", amount: "5 mg", message: "In PBS." },
  ptmscan: {
    ...person,
    offer: "study",
    modification: "phosphotyrosine",
    species: "human",
    samples: "4",
    replicates: "3",
    message: "Which sites change?",
  },
  guide: person,
};
const fixed = { item: "library-item-1", title: "A guide" };

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
const faults = (kind: FormInquiryKind, values: Readonly<Record<string, string>>) => {
  const { parsed } = readInquiry(kind, formOf(values), kind === "guide" ? fixed : {});
  const found = parsed.ok ? {} : parsed.faults;
  return Object.fromEntries(Object.entries(found).map(([name, { code }]) => [name, code]));
};

describe("inquiry forms", () => {
  it.each(formKinds)("accepts a complete %s form", (kind) => {
    expect(faults(kind, complete[kind])).toEqual({});
  });

  it.each(formKinds)("reports each missing field of a %s form", (kind) => {
    const required = Object.entries(inquiryFields[kind]).flatMap(([name, field]) => (field.required ? [name] : []));
    expect(Object.keys(faults(kind, {})).sort()).toEqual(required.sort());
    expect(new Set(Object.values(faults(kind, {})))).toEqual(new Set(["required"]));
  });

  it.each([
    ["email", "a@institute", "email"],
    ["email", "a b@institute.example", "email"],
    ["name", "x".repeat(101), "tooLong"],
    ["name", "A\u0000B", "characters"],
    ["name", "\u200b", "required"],
    ["topic", "anything", "choice"],
    ["message", "x".repeat(4001), "tooLong"],
  ])("reports %s %j as %s", (name, value, fault) => {
    expect(faults("contact", { ...complete.contact, [name]: value })).toEqual({ [name]: fault });
  });

  it.each([
    ["samples", "0"],
    ["samples", "many"],
    ["samples", "1e3"],
    ["replicates", "21"],
  ])("rejects %s of %s", (name, value) => {
    expect(faults("ptmscan", { ...complete.ptmscan, [name]: value })).toEqual({ [name]: "number" });
  });

  it("reads digits of a Japanese keyboard", () => {
    expect(faults("ptmscan", { ...complete.ptmscan, samples: "１２" })).toEqual({});
  });

  it("states the limit beside a text that is too long", async () => {
    const values = { ...complete.contact, name: "x".repeat(101) };
    const { parsed } = readInquiry("contact", formOf(values));
    if (parsed.ok) throw new Error("was accepted");
    const { faults } = parsed;
    const form = await inquiryForm({ t: await createT("en"), forms }, "contact", { action: "/x", values, faults });
    expect(form.fields.flatMap(({ name, error }) => (error ? [[name, error]] : []))).toEqual([
      ["name", "Use at most 100 characters."],
    ]);
  });

  it("shows all of a text that is too long", () => {
    const message = "x".repeat(20_000);
    expect(readInquiry("contact", formOf({ ...complete.contact, message })).values.message).toBe(message);
  });

  it("accepts a date or none", () => {
    expect(faults("formulation", { ...complete.formulation, needed_by: "2027-02-28" })).toEqual({});
    expect(faults("formulation", { ...complete.formulation, needed_by: "next week" })).toEqual({ needed_by: "day" });
    expect(faults("formulation", { ...complete.formulation, needed_by: "2027-02-30" })).toEqual({ needed_by: "day" });
  });

  it("keeps line breaks of a message, and drops unknown fields", () => {
    const { parsed } = readInquiry(
      "contact",
      formOf({ ...complete.contact, message: "a\r\nb", admin: "1", item: "x" }),
    );
    expect(parsed.ok && parsed.inquiry).toMatchObject({ kind: "contact", message: "a\nb" });
    expect(parsed.ok && Object.keys(parsed.inquiry)).not.toContain("admin");
  });

  it("C-PROD-13: prefills product number and name from the address", async () => {
    const search = new URLSearchParams({ product_number: " 4060 ", product_name: "Phospho-Akt", message: "no" });
    const values = valuesOf("formulation", search);
    expect(values).toEqual({ product_number: "4060", product_name: "Phospho-Akt" });
    const form = await inquiryForm({ t: await createT("en"), forms }, "formulation", { action: "/x", values });
    expect(form.fields.find(({ name }) => name === "product_number")?.value).toBe("4060");
    expect(form.fields.find(({ name }) => name === "product_name")?.value).toBe("Phospho-Akt");
    expect(form.fields.find(({ name }) => name === "message")?.value).toBe("");
  });

  it("prefills subject and message of the contact form, and no subject that it does not have", () => {
    const search = new URLSearchParams({ topic: "product", message: "We look for CD18.", name: "no" });
    expect(valuesOf("contact", search)).toEqual({ topic: "product", message: "We look for CD18." });
    expect(valuesOf("contact", new URLSearchParams({ topic: "gossip" }))).toEqual({});
  });

  it.each(["en", "jp", "cn"] as const)("has all texts in %s, including errors and options", async (language) => {
    const t = await createT(language);
    for (const kind of formKinds) {
      const { parsed, values } = readInquiry(kind, formOf({}), kind === "guide" ? fixed : {});
      const state = { action: "/x", values, faults: parsed.ok ? {} : parsed.faults };
      const text = JSON.stringify(await inquiryForm({ t, forms }, kind, state));
      expect(text).not.toMatch(/"inquiry\./);
    }
  });
});
