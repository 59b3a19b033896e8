import { describe, expect, it } from "vitest";
import { createInOrder } from "./in-order";

const run = (chunks: string[]) => {
  const filter = createInOrder("N");
  const out = chunks.map((chunk) => filter.push(chunk));
  return { out, all: out.join("") + filter.end() };
};
const pending = (id: string, fallback: string) => `<!--$?--><template id="B:${id}"></template>${fallback}<!--/$-->`;
const segment = (id: string, content: string) => `<div hidden id="S:${id}">${content}</div>`;
const complete = (b: string, s: string) => `<script nonce="N">$RC("B:${b}","S:${s}")</script>`;

describe("in order", () => {
  it("smoke", () => {
    const { out, all } = run([
      `<html><body><p>a</p>${pending("0", "wait")}<p>b</p></body></html>${pending("1", "")}`,
      `${segment("2", `<div>deep</div>${pending("2", "w2")}`)}${complete("0", "2")}`,
      `${segment("4", `<script nonce="N">x.enqueue("1")</script>`)}${complete("1", "4")}`,
      `${segment("5", "inner")}${complete("2", "5")}`,
    ]);
    expect(out[0]).toBe("<html><body><p>a</p>");
    expect(all).toBe(
      `<html><body><p>a</p><!--$--><div>deep</div><!--$-->inner<!--/$--><!--/$--><p>b</p><!--$--><script nonce="N">x.enqueue("1")</script><!--/$--></body></html>`,
    );
  });
});
