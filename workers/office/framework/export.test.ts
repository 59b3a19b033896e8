import { afterEach, expect, it, vi } from "vitest";
import { exportList } from "./export";
import type { Resource } from "./resource";
import type { Session } from "./session";

const resource = {
  ...{ path: "/orders", service: "/orders", columns: [{ title: "Order" }], filters: [] },
  rows: (answer: unknown) => answer,
} as unknown as Resource;
const session = { owner: { role: "owner" }, caller: { env: { SERVICES_URL: "https://services.test" }, agent: "" } };
const page = (numbers: readonly string[], next: string | null) => ({
  rows: numbers.map((number) => ({ values: [number] })),
  next,
});

/** @param answers responses of the list, one per page; a number is an error status */
async function exported(answers: readonly (number | object)[], noted = 200): Promise<number | string> {
  const left = [...answers];
  vi.stubGlobal("fetch", async (url: string) => {
    const answer = url.endsWith("/staff/exports") ? noted : (left.shift() ?? 500);
    return typeof answer === "number" ? Response.json({}, { status: answer }) : Response.json(answer);
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const file = await exportList(resource, new URLSearchParams(), session as unknown as Session);
  return file instanceof Response ? file.text() : file;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a file has all pages, also after an empty one", async () => {
  const pages = [page(["1", "2"], "b"), page([], "c"), page(["3"], null)];
  expect(await exported(pages)).toBe("Order\r\n1\r\n2\r\n3\r\n");
});

it.each([
  ["services that do not answer", [500], 200, 503],
  ["filters that cannot be read", [400], 200, 400],
  ["a role without permission", [page([], null)], 403, 403],
  ["an audit log out of reach", [page([], null)], 500, 503],
])("%s are told before a file begins", async (_, answers, noted, status) => {
  expect(await exported(answers, noted)).toBe(status);
});

it("a file that ends early has a notice in its last line", async () => {
  expect(await exported([page(["1"], "b"), 500])).toMatch(/^Order\r\n1\r\n"?This file is not complete/);
});
