import { describe, expect, it } from "vitest";
import { livePreviewOf, reactionTo, startMessage } from "./live-preview";

/** Recorded from the vendor's library (adv-post-message 0.0.5), as its editor sends it. */
const request = (type: string, payload: unknown) => ({
  ...{ eventManager: "contentstack-adv-post-message", channel: "live-preview", type, payload },
  metadata: { hash: "12a3bc4d", nature: "REQUEST" },
});

describe("live preview of the content's vendor", () => {
  it("C-CMSQ-21: takes the session's hash from the address, and nothing else", () => {
    const hashOf = (query: string) => livePreviewOf(new URL(`https://shop.example/about-us${query}`));
    expect(hashOf("?live_preview=7f3a-b1&content_type_uid=page")).toBe("7f3a-b1");
    for (const query of ["", "?live_preview=", "?live_preview=a%20b", `?live_preview=${"a".repeat(101)}`])
      expect(hashOf(query)).toBeNull();
  });

  it("tells the editor to load the page again after each change", () => {
    expect(startMessage("h1", "https://shop.example/about-us")).toMatchObject({
      ...{ eventManager: "contentstack-adv-post-message", channel: "live-preview", type: "init" },
      metadata: { hash: "h1", nature: "REQUEST" },
      payload: { config: { shouldReload: true, href: "https://shop.example/about-us" } },
    });
  });

  it("acknowledges the editor's messages, responds to them, and navigates on request", () => {
    const natures = (data: unknown) => reactionTo(data)?.answers.map(({ type, metadata }) => [type, metadata.nature]);
    expect(natures(request("client-data-send", { hash: "7f3a" }))).toEqual([
      ["client-data-send", "ACK"],
      ["client-data-send", "RESPONSE"],
    ]);
    expect(reactionTo(request("history", { type: "backward" }))?.move).toBe("backward");
    expect(reactionTo(request("history", { type: "away" }))).toMatchObject({
      answers: [{}, { error: { code: "NO_REQUEST_LISTENER_FOUND" } }],
      move: null,
    });
    expect(reactionTo(request("scroll", {}))?.answers[1]?.error).toBeDefined();
  });

  it("ignores messages from others, and responses to its own", () => {
    const { metadata, ...rest } = request("init", {});
    for (const data of [null, "text", {}, rest, { ...rest, metadata: { ...metadata, nature: "RESPONSE" } }])
      expect(reactionTo(data)).toBeNull();
    expect(reactionTo({ ...request("init", {}), channel: "visual-builder" })).toBeNull();
  });
});
