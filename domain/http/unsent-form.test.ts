import { describe, expect, it } from "vitest";
import { unsentForm } from "./unsent-form";

const url = new URL("http://shop.test/quote/customer-info?from=mail");
function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe("unsent forms", () => {
  it("return the visitor's input for another try", () => {
    expect(unsentForm(url, formOf({ firstName: "<Barbara>", kana: "ﾊﾅｺ" }))).toEqual({
      action: "/quote/customer-info?from=mail",
      fields: [
        ["firstName", "<Barbara>"],
        ["kana", "ﾊﾅｺ"],
      ],
    });
    const data = new URL("http://shop.test/checkout/review.data");
    expect(unsentForm(data, formOf({ a: "b" }))?.action).toBe("/checkout/review");
  });

  it("do not repeat secrets, files, empty forms or very long forms", () => {
    const left: Record<string, string>[] = [
      { email: "a@b.example", password: "x" },
      { newPassword: "x" },
      { cardToken: "x" },
      {},
    ];
    for (const fields of left) {
      expect(unsentForm(url, formOf(fields))).toBeNull();
    }
    const file = formOf({ name: "list" });
    file.append("file", new Blob(["4060S"]), "list.csv");
    expect(unsentForm(url, file)).toBeNull();
    expect(unsentForm(url, formOf({ list: "x".repeat(40_000) }))).toBeNull();
    expect(
      unsentForm(url, formOf(Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`f${i}`, ""])))),
    ).toBeNull();
  });
});
