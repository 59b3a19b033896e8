import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { demonstrationSecrets } from "./demonstration-secrets";

const bindings = Object.fromEntries(Object.entries(env));

describe("demonstration secrets", () => {
  it("work if DEMO is set, and are reported everywhere else", () => {
    expect(demonstrationSecrets(bindings)).toEqual([]);
    const named = demonstrationSecrets({ ...bindings, DEMO: "" });
    for (const name of ["ADMIN_KEY", "SEARCH_ADMIN_KEY", "TOKEN_KEYS", "PASSWORD_PEPPERS", "EDITOR_KEYS", "LOG_KEY"]) {
      expect(named).toContain(name);
    }
  });

  it("are detected in lists, and in secrets only", () => {
    expect(demonstrationSecrets({ TOKEN_KEYS: "a-key-of-our-own,demo-token-key" })).toEqual(["TOKEN_KEYS"]);
    expect(demonstrationSecrets({ TOKEN_KEYS: "a-key-of-our-own", CONTENT_STACK: "demo-stack" })).toEqual([]);
  });
});
