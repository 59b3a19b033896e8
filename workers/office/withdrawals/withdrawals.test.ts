import { expect, it } from "vitest";
import { withdrawals } from "./withdrawals";

it("shows the consumer's language, and whether the consumer reads the reason", () => {
  const record = {
    ...{
      reference: "WD-1234-5678",
      receivedAt: "2030-01-02T10:00:00.000Z",
      state: "received",
      version: 1,
      history: [],
    },
    statement: { name: "Rosalind Mint", contract: "W260000000001", goods: "", email: "r@lab.example" },
    market: { region: "jp", country: "JP", language: "jp" },
  };
  const shown = withdrawals.one({ record, version: 1, history: [] }, () => true);
  expect(shown?.body).toContain("<dd>JP, Japanese</dd>");
  const note = (name: string) => shown?.actions.find((action) => action.name === name)?.note;
  expect(note("refuse")).toContain("reads the reason");
  expect(note("accept")).toContain("without the reason");
});
