import { expect, it } from "vitest";
import { textFields } from "./form-fields.server";

it("counts a line end as one character, as browsers do against the length of a field", () => {
  const form = new FormData();
  form.set("reason", "One line\r\nand another");
  expect(textFields(form)).toEqual({ reason: "One line\nand another" });
});
