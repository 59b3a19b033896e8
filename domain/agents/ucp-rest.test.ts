import schemas from "@contracts/agents/ucp-tools.schemas.json";
import { describe, expect, it } from "vitest";
import { openApiOf, restOperationOf, restOperations } from "./ucp-rest";

describe("addresses of the REST binding", () => {
  it.each([
    ["POST", "/catalog/search", "search_catalog", null],
    ["GET", "/carts/abc", "get_cart", "abc"],
    ["PUT", "/checkout-sessions/abc", "update_checkout", "abc"],
    ["POST", "/checkout-sessions/abc/complete", "complete_checkout", "abc"],
    ["GET", "/orders/W000000000001", "get_order", "W000000000001"],
  ])("%s %s is %s", (method, path, tool, id) => {
    expect(restOperationOf(method, path)).toMatchObject({ operation: { tool }, id });
  });

  it("list the methods that they accept; other addresses are unknown", () => {
    expect(restOperationOf("GET", "/carts")).toEqual(["POST"]);
    expect(restOperationOf("POST", "/carts/abc")).toEqual(["GET", "PUT"]);
    for (const path of ["", "/", "/carts/", "/carts/a/b/c", "/nothing"])
      expect(restOperationOf("GET", path)).toBeNull();
  });
});

it("the OpenAPI file has every operation with the schema that its input is parsed with", () => {
  const words = Object.fromEntries(restOperations.map(({ tool }) => [tool, { title: tool, description: tool }]));
  const { paths } = openApiOf("https://shop.example", "/ucp/v1", schemas, words as never);
  expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(restOperations.length);
  expect(paths["/carts"]?.post).toMatchObject({
    operationId: "create_cart",
    requestBody: { content: { "application/json": { schema: schemas.create_cart.properties.cart } } },
  });
});
