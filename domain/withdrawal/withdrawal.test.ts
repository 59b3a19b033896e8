import { withdrawalStates } from "@contracts/commerce/withdrawals";
import { describe, expect, it } from "vitest";
import { linksToWithdrawal, withdrawalFor } from "./offered";
import { mayMove } from "./states";

describe("the withdrawal function", () => {
  it.each([
    ["DE", true],
    ["GR", true],
    ["IE", true],
    ["GB", false],
    ["CH", false],
    ["US", false],
    ["JP", false],
  ])("is linked from pages for %s: %s", (country, linked) => {
    expect(linksToWithdrawal({}, country)).toBe(linked);
  });

  it.each([
    [undefined, false, "offered"],
    [undefined, true, "not-for-businesses"],
    [{ countries: ["DE"], forBusinesses: true }, true, "offered"],
    [{ countries: [], forBusinesses: false }, false, "off"],
    [{ countries: [], forBusinesses: true }, true, "off"],
  ])("with the rules %j and a business %s is %s", (withdrawal, isBusiness, expected) => {
    expect(withdrawalFor(withdrawal ? { withdrawal } : {}, { isBusiness })).toBe(expected);
  });
});

it("a withdrawal moves from received to accepted or refused, and only an accepted one is refunded", () => {
  const moves = withdrawalStates.flatMap((from) =>
    withdrawalStates.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual([
    "received accepted",
    "received refused",
    "accepted refused",
    "accepted refunded",
    "refused accepted",
  ]);
});
