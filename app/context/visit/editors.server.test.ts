import { readCookie } from "@domain/http/cookies/session-cookies";
import { sealPreviewLink } from "@domain/preview/preview-link";
import { describe, expect, it } from "vitest";
import { createEditors } from "./editors.server";
import { createSessionCodec } from "./sealed-session.server";

const secrets = ["a-secret-for-tests-of-32-characters!"];
let now = Date.parse("2026-07-01T12:00:00Z");
const codec = createSessionCodec(secrets, () => now);
const keys = ["ada:token-of-ada-00000001", "bo:token-of-bo-000000002"];
const editors = createEditors({ keys, previewToken: "preview-token" }, codec, () => now);
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

  it("starts in the frame of the content's editor if one is configured, with a cookie partitioned to that frame", async () => {
    const framed = createEditors({ keys, previewToken: "x", frames: ["https://cms.example"] }, codec, () => now);
    expect(await framed.enter("token-of-bo-000000002")).toMatch(
      /; Secure; Partitioned; SameSite=None$|SameSite=None; Partitioned$/,
    );
    for (const cookie of [await framed.enter("token-of-bo-000000002"), framed.leave()])
      expect(cookie).toContain("Partitioned");
  });

  it("rejects tokens that are not configured", async () => {
    for (const token of ["", "ada", "ada:token-of-ada-00000001", "token-of-ada-0000000", "token-of-ada-000000011"])
      expect(await editors.enter(token)).toBeNull();
    expect(await createEditors({ keys: [], previewToken: "x" }, codec).enter("")).toBeNull();
  });

  it("starts by a link from the desk, for an hour and for another day, without a token", async () => {
    const text = await sealPreviewLink("preview-token", { goto: "/about-us", editor: "Ada" }, now);
    expect(await editors.linkOf(text)).toMatchObject({ goto: "/about-us", editor: "Ada" });
    const cookie = await editors.enterByLink(text, "2026-12-24");
    expect(cookie).toContain("Max-Age=3600");
    const open = () => codec.open(pairOf(cookie));
    expect(await open()).toMatchObject({ preview: true, previewDay: "2026-12-24", editorToken: null });
    now += 3_600_001;
    expect(await open()).toMatchObject({ preview: false, previewDay: null });
    expect(await editors.enterByLink(text, null)).toBeNull();
    expect(await editors.enterByLink("nonsense", null)).toBeNull();
  });

  it("ends by deleting the cookie", () => {
    expect(readCookie(pairOf(editors.leave()), "apollo-token")).toBe("");
    expect(editors.leave()).toContain("Max-Age=0");
  });
});
