import { expect, it } from "vitest";
import { comparable } from "./compare-shops";

it("a comparison ignores only origins, request ids, nonces, tokens and the time", () => {
  const page = (origin: string, id: string, nonce: string, text: string) =>
    `<a href="${origin}/products/4060">${text}</a><script nonce="${nonce}"></script><p>01a215eb-2cc7-732a-b183-${id}</p>
    <input name="form_token" value="${id}"><div data-request-id="${id}">64 answers in 0.${id.length + nonce.charCodeAt(0)} seconds</div>`;
  const one = comparable(page("http://localhost:8787", "0123456789ab", "a", "Akt"), "http://localhost:8787");
  expect(comparable(page("http://jp.localhost:9787", "fedcba987654", "b", "Akt"), "http://localhost:9787")).toBe(one);
  const state = (token: string, now: string, price: number) =>
    JSON.stringify(JSON.stringify(["token", `42aa6c91.${token.repeat(10)}`, { now }, price]));
  const loaded = comparable(state("Zpjv0", "2026-11-27T00:00:00.000Z", 5), "");
  expect(comparable(state("u8E_-", "2026-11-27T00:15:00.000Z", 5), "")).toBe(loaded);
  expect(comparable(state("Zpjv0", "2026-11-27T00:00:00.000Z", 6), "")).not.toBe(loaded);
  expect(comparable("<script>x</script>", "")).toBe(comparable('<script nonce="a">x</script>', ""));
  expect(comparable(page("http://localhost:8787", "0123456789ab", "a", "Erk"), "http://localhost:8787")).not.toBe(one);
});
