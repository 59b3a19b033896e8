import { describe, expect, it } from "vitest";
import { playableVideoId } from "./playable-video";

describe("playableVideoId", () => {
  it.each([
    ["demo-wb-0001", "youtube", "demo-wb-0001"],
    [" dQw4w9WgXcQ ", "YouTube", "dQw4w9WgXcQ"],
  ])("C-REND-04: %s of %s can be played", (video_id, video_provider, id) => {
    expect(playableVideoId({ video_id, video_provider })).toBe(id);
  });

  it.each([
    [null, "youtube"],
    ["", "youtube"],
    ["demo-wb-0001", "vimeo"],
    ["demo-wb-0001", null],
    ["short", "youtube"],
    ["x".repeat(21), "youtube"],
    ["demo/../etc", "youtube"],
    ['"><script>', "youtube"],
  ])("C-REND-04: %j of %j cannot", (video_id, video_provider) => {
    expect(playableVideoId({ video_id, video_provider })).toBeNull();
  });
});
