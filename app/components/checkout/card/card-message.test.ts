import { expect, it } from "vitest";
import { cardMessage } from "./card-message";

const frame = "https://payments.example";
const from = (origin: string, data: unknown) => cardMessage({ origin, data }, `${frame}/payments/cards/abc/frame`);
const ready = { type: "benchside:card-ready", id: "iacDy_mu07GSIX3PQRQYkw" };

it("accepts messages of the card fields from their own origin only", () => {
  expect(from(frame, ready)).toEqual({ height: null, card: ready.id });
  expect(from(frame, { type: "benchside:card-height", height: 420 })).toEqual({ height: 420, card: null });
  for (const other of [
    "https://shop.example",
    "https://payments.example.evil.test",
    "http://payments.example",
    "null",
    "",
  ])
    expect(from(other, ready)).toEqual({ height: null, card: null });
});

it("ignores malformed messages", () => {
  const never = [
    null,
    "x",
    7,
    [],
    {},
    { ...ready, id: 7 },
    { ...ready, type: "other" },
    { type: "benchside:card-height" },
  ];
  const heights = [0, -1, 159, 1601, Number.NaN, Number.POSITIVE_INFINITY, "420"];
  for (const data of [...never, ...heights.map((height) => ({ type: "benchside:card-height", height }))])
    expect(from(frame, data)).toEqual({ height: null, card: null });
});
