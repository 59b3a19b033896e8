import { expect, it } from "vitest";
import { comparable } from "./compare-shops";

it("a comparison ignores origins, ids of requests and nonces, and nothing else", () => {
  const page = (origin: string, id: string, nonce: string, text: string) =>
    `<a href="${origin}/products/4060">${text}</a><script nonce="${nonce}"></script><p>01a215eb-2cc7-732a-b183-${id}</p>
    <input name="form_token" value="${id}"><div data-request-id="${id}">64 answers in 0.${id.length + nonce.charCodeAt(0)} seconds</div>`;
  const one = comparable(page("http://localhost:8787", "0123456789ab", "a", "Akt"), "http://localhost:8787");
  expect(comparable(page("http://jp.localhost:9787", "fedcba987654", "b", "Akt"), "http://localhost:9787")).toBe(one);
  expect(comparable(page("http://localhost:8787", "0123456789ab", "a", "Erk"), "http://localhost:8787")).not.toBe(one);
});
