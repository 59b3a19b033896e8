/** Checks every postal code and VAT number of the reference data, as listed and as people type it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isPostalCode } from "./postal-code";
import { plainDigits } from "./typed-digits";
import { hasVatId, isVatIdForm, writtenVatId } from "./vat-id";

const data = process.env.BENCHSIDE_REFERENCE_DATA ?? "";
const read = (name: string): unknown => JSON.parse(readFileSync(join(data, name), "utf8"));

/** Full-width form, as Japanese and Chinese input methods produce it. */
const fullWidth = (text: string): string =>
  text
    .replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
    .replaceAll(" ", "\u3000");

describe.skipIf(!existsSync(join(data, "postal_codes.json")))("postal codes of the reference data", () => {
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

  it("A-ADDR-11, A-ADDR-12, A-ADDR-13, A-ADDR-14, A-ADDR-15: are accepted in every country, also in full width", () => {
    const refused = examples().filter(([country, code]) => !isPostalCode(country, plainDigits(code)));
    expect(examples().length).toBeGreaterThan(400);
    // Refused: nine digits in the United States, and a British code with the letter O for a zero.
    expect(refused).toEqual([
      ["GB", "RH6 OHP"],
      ["US", "22162-1010"],
    ]);
    const wide = examples().filter(([country, code]) => !isPostalCode(country, plainDigits(fullWidth(code))));
    expect(wide).toEqual(refused);
  });

  it("A-ADDR-14, A-ADDR-15: may be lower case in Great Britain, but not in the Netherlands", () => {
    const small = (country: string) =>
      examples().filter(
        ([of, code]) => of === country && isPostalCode(country, code) && isPostalCode(country, code.toLowerCase()),
      );
    expect(small("NL")).toEqual([]);
    expect(small("GB").length).toBeGreaterThan(3);
  });

  it("A-ADDR-11, A-ADDR-12, A-ADDR-13, A-ADDR-14, A-ADDR-15: are refused in a country with another format", () => {
    for (const [country, own] of [
      ["US", /^\d{5}(-?\d{4})?$/],
      ["DE", /^\d{5}$/],
      ["AT", /^\d{4}$/],
      ["NL", /^\d{4} ?[A-Z]{2}$/],
    ] as const) {
      const foreign = examples().filter(([, code]) => !own.test(code));
      expect([country, foreign.filter(([, code]) => isPostalCode(country, plainDigits(code)))]).toEqual([country, []]);
    }
    // Not a British code if neither the reference pattern nor the territories match it.
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

describe.skipIf(!existsSync(join(data, "vat_vectors.json")))("VAT numbers of the reference data", () => {
  const strings = v.array(v.string());
  const vectors = () =>
    v.parse(
      v.array(v.object({ codes: strings, valid: strings, validOnlyByFormat: strings, invalid: strings })),
      read("vat_vectors.json"),
    );
  const numbers = (kinds: readonly ("valid" | "validOnlyByFormat" | "invalid")[]) =>
    vectors().flatMap((entry) => kinds.flatMap((kind) => entry[kind].map((id) => [entry.codes[0] ?? "", id] as const)));
  const shape = (id: string) => id.replace(/\d/g, "9");

  it("A-ADDR-17, A-ADDR-18, A-ADDR-19: issued numbers are accepted, also in lower case, full width and groups", () => {
    const good = numbers(["valid", "validOnlyByFormat"]);
    expect(good.length).toBeGreaterThan(2000);
    for (const spelled of [
      (id: string) => id,
      (id: string) => id.toLowerCase(),
      fullWidth,
      (id: string) => fullWidth(id.toLowerCase()),
      (id: string) => `${id.slice(0, 2)} ${id.slice(2, 5)} ${id.slice(5)}`,
      (id: string) => `${id.slice(0, 2)}-${id.slice(2, 5)}.${id.slice(5)}`,
    ]) {
      // Numbers of British government departments contain letters, which the shop's format does not allow.
      expect(good.filter(([country, id]) => !isVatIdForm(country, writtenVatId(spelled(id))))).toEqual([
        ["GB", "GBGD103"],
      ]);
    }
    // Countries whose numbers are not checked keep the typed text.
    const kept = good.filter(([country, id]) => !hasVatId(country) && !isVatIdForm(country, id));
    expect(kept).toEqual([]);
  });

  it("A-ADDR-17, A-ADDR-18: malformed numbers are refused", () => {
    for (const country of ["AT", "DE"]) {
      const shapes = new Set(
        numbers(["valid", "validOnlyByFormat"]).flatMap(([of, id]) => (of === country ? [shape(id)] : [])),
      );
      const misshapen = numbers(["invalid"]).filter(([of, id]) => of === country && !shapes.has(shape(id)));
      expect(misshapen.filter(([, id]) => isVatIdForm(country, writtenVatId(id)))).toEqual([]);
      // Numbers of every other country are malformed here.
      const foreign = numbers(["valid", "validOnlyByFormat", "invalid"]).filter(([of]) => of !== country);
      expect(foreign.filter(([, id]) => isVatIdForm(country, writtenVatId(id)))).toEqual([]);
    }
  });
});
