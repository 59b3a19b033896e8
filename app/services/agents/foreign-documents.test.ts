import { describe, expect, it, vi } from "vitest";
import { createForeignDocuments } from "./foreign-documents";

const json = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { "content-type": "application/json" }, ...init });
const address = "https://agent.example/profile.json";

describe("a document that a stranger names", () => {
  it("is read once and cached", async () => {
    let time = 0;
    const send = vi.fn(async () => json('{"name":"Agent"}'));
    const documents = createForeignDocuments(send, () => time);
    expect(await documents.read(address)).toEqual({ name: "Agent" });
    expect(await documents.read(address)).toEqual({ name: "Agent" });
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith(address, expect.objectContaining({ redirect: "manual" }));
    time = 11 * 60_000;
    await documents.read(address);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each(["http://agent.example/", "https://127.0.0.1/", "https://metadata.internal/"])(
    "is not fetched from %s",
    async (refused) => {
      const send = vi.fn(async () => json("{}"));
      expect(await createForeignDocuments(send).read(refused)).toBeUndefined();
      expect(send).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["a redirect", () => new Response(null, { status: 302, headers: { location: "https://127.0.0.1/" } })],
    ["another type", () => new Response("{}", { headers: { "content-type": "text/html" } })],
    ["an error", () => json("{}", { status: 500 })],
    ["too much", () => json(`"${"a".repeat(128 * 1024)}"`)],
    ["no JSON", () => json("{")],
  ])("is not taken from %s", async (_, answer) => {
    expect(await createForeignDocuments(async () => answer()).read(address)).toBeUndefined();
  });

  it("is undefined if the connection fails, and is requested again a minute later", async () => {
    let time = 0;
    const send = vi.fn(() => Promise.reject(new Error("unreachable")));
    const documents = createForeignDocuments(send, () => time);
    expect(await documents.read(address)).toBeUndefined();
    expect(await documents.read(address)).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
    time = 61_000;
    await documents.read(address);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("is fetched at a limited rate per minute", async () => {
    const send = vi.fn(async () => json("{}"));
    const documents = createForeignDocuments(send, () => 1000);
    for (let index = 0; index < 100; index += 1) await documents.read(`https://agent-${index}.example/`);
    expect(send).toHaveBeenCalledTimes(60);
  });
});
