import { expect, it } from "vitest";
import { failureText } from "~/loaders/account/form.server";
import { accountFailure } from "./failures";

it("shows no text that the gateway writes for programmers", () => {
  const message = "Request body does not match: password: Invalid length: Expected <=128 but received 9000";
  const failure = accountFailure({
    ok: false,
    status: 400,
    errors: [{ code: "InvalidInput", message, messageKey: null }],
  });
  expect(failureText((key) => key, failure)).toEqual({ text: "account.errors.unknown", status: 422 });
});
