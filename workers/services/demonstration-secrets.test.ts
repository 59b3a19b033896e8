import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { demonstrationSecrets } from "./demonstration-secrets";

const bindings = Object.fromEntries(Object.entries(env));

describe("secrets of the demonstration", () => {
  it("serve where DEMO is set, and are named everywhere else", () => {
    expect(demonstrationSecrets(bindings)).toEqual([]);
    const named = demonstrationSecrets({ ...bindings, DEMO: "" });
    for (const name of ["ADMIN_KEY", "SEARCH_ADMIN_KEY", "TOKEN_KEYS", "PASSWORD_PEPPERS", "EDITOR_KEYS", "LOG_KEY"]) {
      expect(named).toContain(name);
    }
  });

  it("are looked for in every place of a list, and in secrets alone", () => {
    expect(demonstrationSecrets({ TOKEN_KEYS: "a-key-of-our-own,demo-token-key" })).toEqual(["TOKEN_KEYS"]);
    expect(demonstrationSecrets({ TOKEN_KEYS: "a-key-of-our-own", CONTENT_STACK: "demo-stack" })).toEqual([]);
  });
});
