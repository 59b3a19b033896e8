/** Every postal code and VAT number of the reference, as it stands there and as people type it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isPostalCode } from "./postal-code";
import { plainDigits } from "./typed-digits";
import { hasVatId, isVatIdForm, writtenVatId } from "./vat-id";

const data = process.env.BENCHSIDE_REFERENCE_DATA ?? "";
const read = (name: string): unknown => JSON.parse(readFileSync(join(data, name), "utf8"));

/** As an input method for Japanese or Chinese leaves it. */
const fullWidth = (text: string): string =>
  text
    .replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
    .replaceAll(" ", "\u3000");

describe.skipIf(!existsSync(join(data, "postal_codes.json")))("postal codes of the reference", () => {
  const countries = () =>
    Object.entries(
      v.parse(
        v.record(
          v.string(),
          v.object({ postalRegex: v.nullish(v.string()), postalExamples: v.optional(v.array(v.string()), []) }),
        ),
        read("postal_codes.json"),
      ),
    );
  const examples = () =>
    countries().flatMap(([country, { postalExamples }]) => postalExamples.map((code) => [country, code] as const));

  it("A-ADDR-11, A-ADDR-12, A-ADDR-13, A-ADDR-14, A-ADDR-15: are taken in every country, in full width as well", () => {
    const refused = examples().filter(([country, code]) => !isPostalCode(country, plainDigits(code)));
    expect(examples().length).toBeGreaterThan(400);
    // Nine digits are not taken in the United States; the British one has the letter O for a zero.
    expect(refused).toEqual([
      ["GB", "RH6 OHP"],
      ["US", "22162-1010"],
    ]);
    const wide = examples().filter(([country, code]) => !isPostalCode(country, plainDigits(fullWidth(code))));
    expect(wide).toEqual(refused);
  });

  it("A-ADDR-14, A-ADDR-15: letters may be small in Great Britain and not in the Netherlands", () => {
    const small = (country: string) =>
      examples().filter(
        ([of, code]) => of === country && isPostalCode(country, code) && isPostalCode(country, code.toLowerCase()),
      );
    expect(small("NL")).toEqual([]);
    expect(small("GB").length).toBeGreaterThan(3);
  });

  it("A-ADDR-11, A-ADDR-12, A-ADDR-13, A-ADDR-14, A-ADDR-15: of a country with other ones are refused", () => {
    for (const [country, own] of [
      ["US", /^\d{5}(-?\d{4})?$/],
      ["DE", /^\d{5}$/],
      ["AT", /^\d{4}$/],
      ["NL", /^\d{4} ?[A-Z]{2}$/],
    ] as const) {
      const foreign = examples().filter(([, code]) => !own.test(code));
      expect([country, foreign.filter(([, code]) => isPostalCode(country, plainDigits(code)))]).toEqual([country, []]);
    }
    // What the reference's own pattern does not know, and no territory either, is no British code.
    const patterns = countries().flatMap(([country, { postalRegex }]) =>
      postalRegex &&
      ["GB", "GG", "IM", "JE", "GI", "FK", "SH", "AC", "TA", "IO", "PN", "GS", "TC", "AI"].includes(country)
        ? [new RegExp(`^(?:${postalRegex})$`)]
        : [],
    );
    const strangers = examples().filter(([, code]) => !patterns.some((pattern) => pattern.test(code)));
    expect(strangers.filter(([, code]) => isPostalCode("GB", plainDigits(code)))).toEqual([]);
  });
});

describe.skipIf(!existsSync(join(data, "vat_vectors.json")))("VAT numbers of the reference", () => {
  const strings = v.array(v.string());
  const vectors = () =>
    v.parse(
      v.array(v.object({ codes: strings, valid: strings, validOnlyByFormat: strings, invalid: strings })),
      read("vat_vectors.json"),
    );
  const numbers = (kinds: readonly ("valid" | "validOnlyByFormat" | "invalid")[]) =>
    vectors().flatMap((entry) => kinds.flatMap((kind) => entry[kind].map((id) => [entry.codes[0] ?? "", id] as const)));
  const shape = (id: string) => id.replace(/\d/g, "9");

  it("A-ADDR-17, A-ADDR-18, A-ADDR-19: that were given out are taken, small, in full width and in groups as well", () => {
    const good = numbers(["valid", "validOnlyByFormat"]);
    expect(good.length).toBeGreaterThan(2000);
    for (const spelt of [
      (id: string) => id,
      (id: string) => id.toLowerCase(),
      fullWidth,
      (id: string) => fullWidth(id.toLowerCase()),
      (id: string) => `${id.slice(0, 2)} ${id.slice(2, 5)} ${id.slice(5)}`,
      (id: string) => `${id.slice(0, 2)}-${id.slice(2, 5)}.${id.slice(5)}`,
    ]) {
      // Departments of the British government have letters for digits, which the form of the shop does not.
      expect(good.filter(([country, id]) => !isVatIdForm(country, writtenVatId(spelt(id))))).toEqual([
        ["GB", "GBGD103"],
      ]);
    }
    // Countries whose numbers the shop does not check keep what was typed.
    const kept = good.filter(([country, id]) => !hasVatId(country) && !isVatIdForm(country, id));
    expect(kept).toEqual([]);
  });

  it("A-ADDR-17, A-ADDR-18: that have another shape than those given out are refused", () => {
    for (const country of ["AT", "DE"]) {
      const shapes = new Set(
        numbers(["valid", "validOnlyByFormat"]).flatMap(([of, id]) => (of === country ? [shape(id)] : [])),
      );
      const misshapen = numbers(["invalid"]).filter(([of, id]) => of === country && !shapes.has(shape(id)));
      expect(misshapen.filter(([, id]) => isVatIdForm(country, writtenVatId(id)))).toEqual([]);
      // Those of every other country are misshapen here.
      const foreign = numbers(["valid", "validOnlyByFormat", "invalid"]).filter(([of]) => of !== country);
      expect(foreign.filter(([, id]) => isVatIdForm(country, writtenVatId(id)))).toEqual([]);
    }
  });
});
