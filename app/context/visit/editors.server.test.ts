import { readCookie } from "@domain/http/cookies/session-cookies";
import { describe, expect, it } from "vitest";
import { createEditors } from "./editors.server";
import { createSessionCodec } from "./sealed-session.server";

const secrets = ["a-secret-for-tests-of-32-characters!"];
let now = Date.parse("2026-07-01T12:00:00Z");
const codec = createSessionCodec(secrets, () => now);
const editors = createEditors(["ada:token-of-ada-00000001", "bo:token-of-bo-000000002"], codec, () => now);
const pairOf = (cookie: string | null) => cookie?.split(";")[0] ?? "";

describe("editors' preview", () => {
  it("C-CMSQ-21: the cookie apollo-token is sealed, lasts 7 days and yields the editor's token", async () => {
    const cookie = await editors.enter("token-of-bo-000000002");
    expect(cookie).toMatch(/^apollo-token=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain("token-of-bo");
    const session = await codec.open(pairOf(cookie));
    expect([session.preview, session.editorToken]).toEqual([true, "token-of-bo-000000002"]);
    now += 7 * 86_400_000 + 1;
    expect(await codec.open(pairOf(cookie))).toMatchObject({ preview: false, editorToken: null });
  });

  it("rejects tokens that are not configured", async () => {
    for (const token of ["", "ada", "ada:token-of-ada-00000001", "token-of-ada-0000000", "token-of-ada-000000011"])
      expect(await editors.enter(token)).toBeNull();
    expect(await createEditors([], codec).enter("")).toBeNull();
  });

  it("ends by deleting the cookie", () => {
    expect(readCookie(pairOf(editors.leave()), "apollo-token")).toBe("");
    expect(editors.leave()).toContain("Max-Age=0");
  });
});
