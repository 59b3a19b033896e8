import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlainPath, redact, redactAddress, redactMembers, redactPath, redactText, tokenTail } from "./redact";

const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U";

describe("log redaction", () => {
  it("A-TOKEN-22: shows at most the last 7 characters of a token", () => {
    expect(tokenTail(token)).toBe("…UP0THsR8U".slice(0, 1) + token.slice(-7));
    expect(tokenTail("short")).toBe("…t");
    expect(tokenTail("ab")).toBe("…");
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{40,80}$/), (secret) => {
        const logged = JSON.stringify(
          redact({ headers: { Authorization: `Bearer ${secret}` }, accessToken: secret, note: `Bearer ${secret}` }),
        );
        expect(logged).not.toContain(secret.slice(-8));
      }),
    );
  });

  it("never treats a path with secrets as plain", () => {
    for (const path of ["/", "/products/4060S", "/learn-and-support/technical-support", "/orders/W262523831106"])
      expect([isPlainPath(path), redactText(path)]).toEqual([true, path]);
    for (const secret of ["mzxw6ytboi2gk3dpnzzxk4tfmy", "4111111111111111", "4111-1111-1111-1111", "marie@lab.example"])
      expect(isPlainPath(`/account/${secret}`)).toBe(false);
  });

  it.each([
    ["/lab/marie%40lab.example", "/lab/…@…"],
    ["/lab/marie%2540lab.example", "/lab/…@…"],
    ["/lab/marie%40lab.example/%E4%", "/lab/…@…/%E4%"],
    ["/lab/%E7%94%B0%E4%B8%AD@%E4%BE%8B%E3%81%88.jp", "/lab/…@…"],
    ["/pay/%EF%BC%94%EF%BC%91%EF%BC%91%EF%BC%91".concat("%EF%BC%91".repeat(12)), "/pay/…"],
  ])("hides percent-encoded data in an address: %s", (path, hidden) => {
    expect([redactAddress(path), redactPath(path)]).toEqual([hidden, hidden]);
  });

  it("hides addresses of any script, and numbers in wide digits", () => {
    expect(redactText("連絡先 田中@例え.jp、カード４１１１ １１１１ １１１１ １１１１")).toBe("連絡先 …@…、カード…");
    expect(redactAddress("/learn/nature-2024-protocols-for-blots")).toBe("/learn/nature-2024-protocols-for-blots");
  });

  it("never shows the keys of links", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-z][\w-]{20}$/), (key) => {
        for (const path of [`/cart/handed-over/${key}`, `/commerce/api/carts/handed-over/${key}/lines`]) {
          expect(isPlainPath(path)).toBe(false);
          for (const hidden of [redactPath(path), redactText(path), redactText(`GET ${path}?a=b failed`)])
            expect(hidden).not.toContain(key);
        }
        const numbered = `${key.slice(0, 21)}7`;
        expect(JSON.stringify(redact({ order: { guestKey: numbered } }))).not.toContain(numbered);
      }),
    );
    const names = "/learn-and-support/knowledge-base loadCatalogueOfCountry antibodies-for-wnt-2026";
    expect(redactText(names)).toBe(names);
  });

  it("A-LOG-05: never shows passwords, cookies or card data", () => {
    const logged = JSON.stringify(
      redactMembers({
        password: "hunter2hunter2",
        newPassword: ["hunter2hunter2"],
        cookie: "ct-auth=abcdefghijklmnop",
        "set-cookie": { a: "ct-auth=abcdefghijklmnop" },
        card: { number: "4111 1111 1111 1111" },
        note: "paid with 4111-1111-1111-1111",
        client_secret: "demo-storefront-secret",
      }),
    );
    for (const secret of ["hunter2", "abcdefgh", "1111", "storefront-secret"]) expect(logged).not.toContain(secret);
  });

  it("A-LOG-05: finds credentials by name in texts, in any notation", () => {
    const texts = [
      '{"access_token":"AAAA1secretAAAA","password":"BBBB2secretBB"}',
      '{"refreshToken": "CCCC3secretCCC", "n": 1}',
      '"{\\"accessToken\\":\\"DDDD4secretDDD\\"}"',
      "grant_type=refresh_token&refresh_token=EEEE5secretEEE&x=1",
      "password: FFFF6secretFFF",
      '{"password":"with, commas; and FFFF6secretFFF"}',
    ];
    for (const text of texts) expect(redactText(text)).not.toMatch(/[A-F]{4}\dsecret/);
    expect(redactText("code=InvalidInput; sku: 4060S")).toBe("code=InvalidInput; sku: 4060S");
  });

  it("hides personal data", () => {
    const logged = JSON.stringify(
      redactMembers({ email: "a@b.example", text: "sent to ada@lab.example today", phone: "555" }),
    );
    expect(logged).not.toMatch(/ada|a@b|555/);
  });

  it("A-LOG-05: hides address, contact and order fields, as members and in texts", () => {
    const fields = [
      ...["firstName", "lastName", "firstNameKana", "lastNameKana", "nickname", "company", "companyName"],
      ...["organisation", "department", "building", "streetName", "additionalStreetInfo", "city", "postalCode"],
      ...["phone", "phoneNumberExt", "mobile", "mobileExt", "email", "invoiceEmail", "vatId", "poNumber"],
    ];
    const form = Object.fromEntries(fields.map((name) => [name, "marker"]));
    for (const logged of [
      JSON.stringify(redactMembers({ addresses: [form] })),
      redactText(JSON.stringify(form)),
      redactText(new URLSearchParams(form).toString()),
    ]) {
      expect(logged).not.toContain("marker");
    }
  });

  it("hides sealed cookies and web tokens anywhere", () => {
    expect(redactText(`got ${token} back`)).toBe(`got ${tokenTail(token)} back`);
    expect(redactText(`0a1b2c3d.${"Ab1-".repeat(20)}`)).not.toContain("Ab1-Ab1-Ab1");
  });

  it("hides ids that grant access, but not long words", () => {
    const id = "mzxw6ytboi2gk3dpnzzxk4tfmy";
    expect(redactText(`no design ${id}`)).toBe(`no design ${tokenTail(id)}`);
    expect(redactMembers({ [id]: 1, experimentId: id })).toEqual({ [tokenTail(id)]: 1, experimentId: tokenTail(id) });
    for (const word of ["immunoelectrophoretically", "abcdefghijklmnopqrstuvwxyz", "W262523831106"])
      expect(redactText(word)).toBe(word);
  });

  it("keeps numbers, ids, catalog numbers and words", () => {
    const members = {
      status: 503,
      sku: "4060S",
      path: "/products/4060",
      ok: false,
      missing: null,
      id: "6d6661ab-84f7-414b-b6c1-47abb103f173",
    };
    expect(redactMembers(members)).toEqual(members);
  });

  it("keeps a line short and on one line", () => {
    expect(redactText("a\nb\r\nc\u2028d\u0000e")).toBe("a b c d e");
    expect(redactText("x y ".repeat(1000)).length).toBe(500);
  });

  it("keeps only function names and positions in built scripts of a stack", () => {
    const error = new Error("password=hunter2");
    error.stack = [
      "Error: password=hunter2",
      "    at loadCart (storefront.js:1:2345)",
      "    at async Object.run (https://shop.example/a/storefront.js:12:3)",
      "    at file:///bundle/services.js:7:9",
      "    at secret=hunter2 (index.ts:1:1)",
    ].join("\n");
    expect(redact(error)).toMatchObject({
      stack: ["loadCart storefront.js:1:2345", "Object.run storefront.js:12:3", "services.js:7:9"],
    });
    expect(JSON.stringify(redact(error))).not.toContain("hunter2");
  });

  it("handles deep and large values, and values that are not data", () => {
    const deep = { a: { b: { c: { d: { e: { f: 1 } } } } } };
    expect(JSON.stringify(redact(deep))).toBe('{"a":{"b":{"c":{"d":{"e":"[…]"}}}}}');
    expect(redact(() => {})).toBe("function");
    expect(redact(new Error("no answer of Bearer abcdefghijklmnop"))).toMatchObject({
      name: "Error",
      message: "no answer of Bearer …lmnop",
    });
    expect((redact(Array.from({ length: 100 }, (_, index) => index)) as unknown[]).length).toBe(40);
  });
});
