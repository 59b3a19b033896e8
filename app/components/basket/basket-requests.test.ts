import { beforeEach, expect, it, vi } from "vitest";
import { tabValues } from "~/stores/storage";
import { sendBasketForm } from "./basket-requests";
import { takeBasketUnread } from "./unread";

const t = (key: string) => key;

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("dispatchEvent", () => true);
  takeBasketUnread();
});

it("a page that is left before its change is answered tells the next page to read the basket", async () => {
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  const sent = sendBasketForm(t, { intent: "add", sku: "4060S" }, "a-key");
  await vi.waitFor(() => expect(tabValues.get("basket-unread")).toBe("1"));
  answer(new Response("{}", { status: 503 }));
  await sent;
  expect(takeBasketUnread()).toBe(false);
});

it("a change without an answer is read by the next page", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  expect((await sendBasketForm(t, { intent: "add", sku: "4060S" }, "a-key")).lost).toBe(true);
  expect([takeBasketUnread(), takeBasketUnread()]).toEqual([true, false]);
});
