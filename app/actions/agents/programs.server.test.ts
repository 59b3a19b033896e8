import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { endProgram } from "./programs.server";

it("an id cut within a surrogate pair can still be encoded in a URL", async () => {
  const ended: string[] = [];
  const end = async (id: string) => {
    ended.push(encodeURIComponent(id));
    return { ok: true, value: null };
  };
  const form = new FormData();
  form.set("program", `${"a".repeat(63)}🧬`);
  const context = { services: { programs: { end } } } as unknown as PrivateContext;
  const answer = await endProgram(context, { url: new URL("https://shop.example/"), params: {}, form });
  expect(answer).toMatchObject({ status: 303 });
  expect(ended).toHaveLength(1);
});
