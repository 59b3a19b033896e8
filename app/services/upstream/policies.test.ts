import { describe, expect, it } from "vitest";
import { policies } from "./policies";

describe("what is kept of the content service", () => {
  it.each([
    ['{"data":{"page":{"items":[]}}}', true],
    ['{"data":{"page":null},"errors":[{"message":"timeout"}]}', false],
    ['{"errors":[{"message":"token"}]}', false],
    ['{"data":{"page":{"items":[', false],
    ["", false],
    ["null", false],
    ["<html>busy</html>", false],
  ])("an answer of %j: %s", (body, kept) => {
    expect(policies.content.store(body)).toBe(kept);
  });
});
