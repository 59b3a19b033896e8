import { describe, expect, it } from "vitest";
import { joinLanguages } from "./join-languages";

function join(en: unknown, ja: unknown, zh: unknown) {
  const faults: string[] = [];
  const value = joinLanguages({ en, ja, zh }, (language, path, message) =>
    faults.push(`${language} ${path.join(".")}: ${message}`),
  );
  return { value, faults };
}

describe("languages of one entry", () => {
  it("join translated texts, and use the English value where there is no translation", () => {
    const en = { number: 7, title: "Gel", items: [{ kind: "link", label: "A", href: "/a" }, { kind: "rule" }] };
    const translated = (title: string, label: string) => ({ title, items: [{ label }, {}] });
    expect(join(en, translated("ゲル", "あ"), translated("胶", "甲"))).toEqual({
      value: {
        number: 7,
        title: { en: "Gel", ja: "ゲル", zh: "胶" },
        items: [{ kind: "link", label: { en: "A", ja: "あ", zh: "甲" }, href: "/a" }, { kind: "rule" }],
      },
      faults: [],
    });
  });

  it("keep a missing translation visible for the schema", () => {
    expect(join({ title: "Gel" }, { title: "ゲル" }, {}).value).toEqual({
      title: { en: "Gel", ja: "ゲル", zh: undefined },
    });
  });

  it.each([
    [{ items: ["a", "b"] }, { items: ["あ"] }, "ja items: has 1 items; English has 2"],
    [{ title: "a" }, { titel: "あ" }, "ja titel: English has no titel"],
    [{ items: [{ kind: "tiles" }] }, { items: [{ kind: "text" }] }, "ja items.0.kind: is text; English has tiles"],
    [{ items: ["a"] }, { items: "あ" }, "ja items: is a list in English"],
  ])("do not fit: %j and %j", (en, ja, fault) => {
    expect(join(en, ja, {}).faults).toEqual([fault]);
  });
});
