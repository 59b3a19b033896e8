import { expect, it, vi } from "vitest";
import { bytesAtMost } from "./bytes-at-most";

function bodyOf(chunks: readonly string[]) {
  const cancel = vi.fn();
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = left.shift();
        if (next === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(next));
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  return { body, cancel, left };
}

it("a body of the longest length is read, and an absent one is empty", async () => {
  expect(new TextDecoder().decode((await bytesAtMost(bodyOf(["ab", "", "c"]).body, 3)) ?? undefined)).toBe("abc");
  expect(await bytesAtMost(null, 3)).toHaveLength(0);
});

it("reading stops where a body is too long", async () => {
  const { body, cancel, left } = bodyOf(["ab", "cd", "ef", "gh"]);
  expect(await bytesAtMost(body, 3)).toBeNull();
  expect(cancel).toHaveBeenCalled();
  expect(left).toEqual(["ef", "gh"]);
});
