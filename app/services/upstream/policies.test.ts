import { describe, expect, it } from "vitest";
import { policies } from "./policies";

describe("storing content answers", () => {
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

it("numbers of all products may take longer to read than a product", () => {
  expect(policies["product-numbers"].timeoutMs).toBe(5 * policies.product.timeoutMs);
});

const citations = JSON.stringify({
  productId: "4060",
  total: 0,
  limit: 100,
  offset: 0,
  citations: [],
  applications: [],
  reactants: [],
});

describe("storing answers for product pages", () => {
  it.each([
    ["citations", citations, true],
    ["citations", '{"citations_count":37}', true],
    ["citations", "{}", false],
    ["citations", "<<%PDF", false],
    ["price", '{"products":[]}', true],
    ["price", '{"products":[{"sku":"4060S"}]}', false],
    ["price", "<html>busy</html>", false],
    ["ship-dates", '{"items":[]}', true],
    ["ship-dates", '{"message":"busy"}', false],
    ["product-numbers", '{"total":1,"results":[]}', true],
    ["product-numbers", '{"message":"busy"}', false],
    ["product", '{"value":"{}"}', true],
    ["product", '{"value":"{"}', false],
    ["product", '{"results":[]}', true],
    ["product", "<html>busy</html>", false],
    ["figures", '{"figures":[]}', true],
    ["figures", "", false],
    ["selling", "{}", true],
    ["selling", "<html>busy</html>", false],
    ["search", "{}", false],
    ["search", "<html>busy</html>", false],
  ] as const)("%s, an answer of %j: %s", (policy, body, kept) => {
    expect(policies[policy].store(body)).toBe(kept);
  });
});
