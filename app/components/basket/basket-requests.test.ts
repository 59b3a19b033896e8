import { beforeEach, expect, it, vi } from "vitest";
import { tabValues } from "~/stores/storage";
import { sendBasketForm } from "./basket-requests";
import { isBasketUnread } from "./unread";

const t = (key: string) => key;

let leave = () => {};

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
    if (type === "pagehide") leave = listener;
  });
  tabValues.set("basket-unread", "0");
});

it("a page requested before the response to a change reloads the basket, and a later page does not", async () => {
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  const sent = sendBasketForm(t, { intent: "add", sku: "4060S" }, "a-key");
  await vi.waitFor(() => expect(Number(tabValues.get("basket-unread"))).toBeGreaterThan(Date.now()));
  const requested = Date.now();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(requested));
  answer(new Response("{}", { status: 503 }));
  await sent;
  const answered = tabValues.get("basket-unread") ?? "";
  vi.stubGlobal("performance", { timeOrigin: requested });
  expect(isBasketUnread()).toBe(true);
  tabValues.set("basket-unread", answered);
  vi.stubGlobal("performance", { timeOrigin: Date.now() + 1 });
  expect(isBasketUnread()).toBe(false);
});

it("the next page reloads the basket after a change without a response, even if the former page checks first", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  expect((await sendBasketForm(t, { intent: "add", sku: "4060S" }, "a-key")).lost).toBe(true);
  expect([isBasketUnread(), isBasketUnread()]).toEqual([true, true]);
  vi.stubGlobal("performance", { timeOrigin: Date.now() + 60_000 });
  expect(isBasketUnread()).toBe(false);
});

it("a page that unloads sends the queued changes, and none that was already sent", async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
  const last = vi.fn((_path: string, _body: URLSearchParams) => true);
  vi.stubGlobal("navigator", { sendBeacon: last });
  const changes = ["first", "second"].map((key) => sendBasketForm(t, { intent: "add", sku: "4060S" }, key));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  leave();
  expect(last.mock.calls.map(([path, body]) => [path, `${body}`])).toEqual([
    ["/api/basket", "intent=add&sku=4060S&key=second"],
  ]);
  answers[0]?.(new Response("{}", { status: 503 }));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(new Response("{}", { status: 503 }));
  await Promise.all(changes);
  leave();
  expect(last).toHaveBeenCalledTimes(1);
});
