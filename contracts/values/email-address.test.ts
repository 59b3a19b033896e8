import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isEmailAddress } from "./email-address";

const accepted = (text: string) => v.is(v.pipe(v.string(), isEmailAddress()), text);

describe("email addresses", () => {
  it.each([
    "rosalind.mint@lab.example",
    "m.o'neil+orders@chem.uni-mint.example",
    "a_b-c/d=e@xn--bcher-kva.example",
    "x@lab.xn--p1ai",
    "1@2.example",
  ])("accepts %s", (text) => expect(accepted(text)).toBe(true));

  it.each([
    ...["", "a", "a@b", "@lab.example", "a@", "a@@lab.example", "a b@lab.example", "a@lab..example", ".a@lab.example"],
    ...["a.@lab.example", "a..b@lab.example", "a@-lab.example", "a@lab-.example", "a@lab.example.", "a@1.2.3.4"],
    ...['"a"@lab.example', "a@[127.0.0.1]", "a@lab.example\nbcc: b@lab.example", "<a@lab.example>", "a,b@lab.example"],
  ])("rejects %j", (text) => expect(accepted(text)).toBe(false));

  it("takes linear time, however long the text", () => {
    const from = performance.now();
    for (const text of [`a@${"a-".repeat(50_000)}`, `${"a.".repeat(50_000)}@`, `a@${"a.".repeat(50_000)}!`])
      expect(accepted(text)).toBe(false);
    expect(performance.now() - from).toBeLessThan(500);
  });
});
