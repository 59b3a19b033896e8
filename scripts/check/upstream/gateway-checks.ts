/** Checks of a commerce gateway: tokens and the error envelope. They place no order and need no customer. */
import { at, type Check, expects, type Keys } from "./checks.ts";

export function gatewayChecks(keys: Keys): readonly Check[] {
  const token = (path: string, secret = keys("COMMERCE_CLIENT_SECRET")) => ({
    path: `/api/oauth/${path}`,
    method: "POST" as const,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      authorization: `Basic ${btoa(`${keys("COMMERCE_CLIENT_ID")}:${secret}`)}`,
    },
    body: "grant_type=client_credentials",
  });
  const granted = (json: unknown) => {
    if (typeof at(json, "access_token") !== "string") return "has no access_token";
    return typeof at(json, "expires_in") === "number" ? null : "has no expires_in";
  };
  const enveloped = (json: unknown) => {
    if (typeof at(json, "statusCode") !== "number") return "has no statusCode";
    return typeof at(json, "errors", 0, "code") === "string" ? null : "has no errors[0].code";
  };
  return [
    { name: "a token of the shop", call: token("client/token"), differs: expects([200, 201], granted) },
    {
      name: "tokens of an anonymous shopper",
      call: token("anonymous/token"),
      differs: expects(
        [200, 201],
        (json) => granted(json) ?? (typeof at(json, "refresh_token") === "string" ? null : "has no refresh_token"),
      ),
    },
    {
      name: "a wrong secret is refused",
      call: token("client/token", "wrong-secret"),
      differs: expects([401], (json) => (typeof at(json, "error") === "string" ? null : "has no error")),
    },
    {
      name: "a basket without a token is refused",
      call: { path: "/api/carts/no-such-cart" },
      differs: expects([401], enveloped),
    },
    {
      name: "a token that nobody issued is refused",
      call: { path: "/api/carts/no-such-cart", headers: { authorization: "Bearer no-such-token" } },
      differs: expects([401], enveloped),
    },
  ];
}
