import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import type { LabNotebookData } from "~/loaders/account/my.server";
import { changeLabNotebook } from "./lab-notebook.server";

const design = (id: string) => ({
  ...{ id, name: `Panel ${id}`, createdAt: "2026-11-26T10:00:00Z", experimentId: `EX-${id}` },
  ...{ targetSpecies: null, targets: [] },
});
const accounts = {
  profile: async () => ({ ok: true, value: { id: "c1" } }),
  labNotebook: async ({ offset }: { offset: number }) => ({
    ok: true,
    value: { total: 12, results: [design(offset === 0 ? "first" : "eleventh")] },
  }),
  renameNotebook: async () => ({ ok: false, status: 503, code: "unknown", message: "" }),
};

async function send(search: string, fields: Record<string, string>) {
  const context = {
    services: { accounts },
    session: {},
    t: await createT("en"),
    market: { country: "US", language: "en", region: "global" },
    now: new Date("2026-11-27T10:00:00Z"),
    origins: { current: "https://shop.test", alternates: [] },
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const url = new URL(`https://shop.test/account/my/labnotebook${search}`);
  const answer = await changeLabNotebook(context as unknown as PrivateContext, { params: {}, url, form });
  return answer as unknown as { readonly data: LabNotebookData; readonly init: { readonly status: number } };
}

it("shows a refused name in its field, with the reason beside it, on every page of the list", async () => {
  const id = "eleventh";
  const long = await send("?page=2", { intent: "rename", id, name: "x".repeat(121) });
  expect(long.init.status).toBe(422);
  expect(long.data.editing).toEqual({
    ...{ id, name: "Panel eleventh", kind: "rename" },
    ...{ typed: "x".repeat(121), error: "Use at most 120 characters." },
  });
  const out = await send("?page=2", { intent: "rename", id, name: "Spleen" });
  expect([out.init.status, out.data.editing?.typed, out.data.problem]).toEqual([
    ...[503, "Spleen", "Unknown error. Please try again later."],
  ]);
});
