import { expect, it } from "vitest";
import { failureText } from "~/loaders/account/form.server";
import { accountFailure } from "./failures";

it.each([
  [400, "InvalidInput", "Request body does not match: password: Invalid length: Expected <=128", "unknown", 422],
  // Another window or another member has removed it.
  [404, "ResourceNotFound", "The Resource with ID invitation was not found.", "gone", 404],
])("shows no text that the gateway writes for programmers: %i %s", (status, code, message, text, shown) => {
  const failure = accountFailure({ ok: false, status, errors: [{ code, message, messageKey: null }] });
  expect(failureText((key) => key, failure)).toEqual({ text: `account.errors.${text}`, status: shown });
});
