import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressLines, nameInChinese, personName } from "./address-lines";
import { emailDomainOf, normalizeEmail } from "./email-address";
import { meetsRule, passwordProblems, passwordRules } from "./password";
import { isPostalCode } from "./postal-code";
import { type ProfileFields, profileActions } from "./profile-changes";
import { isPlaceholderVatId, isVatIdForm, writtenVatId } from "./vat-id";

describe("strong passwords", () => {
  it.each([
    ["A-PASSWD-10: 7 characters", "Aa1!bcd", ["length"]],
    ["A-PASSWD-11: no upper-case letter", "aa1!bcde", ["upper"]],
    ["A-PASSWD-12: no lower-case letter", "AA1!BCDE", ["lower"]],
    ["A-PASSWD-13: no digit", "Aab!bcde", ["digit"]],
    ["A-PASSWD-14: no special character", "Aa1bcdef", ["special"]],
    ["A-PASSWD-15: a space", "Aa1! aaaa", ["space"]],
    ["A-PASSWD-15: a space of another script", "Aa1!\u3000aaa", ["space"]],
    ["nothing", "", [...passwordRules]],
  ] as const)("refuses %s", (_what, password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });

  it("A-PASSWD-10, A-PASSWD-11, A-PASSWD-12, A-PASSWD-13, A-PASSWD-14, A-PASSWD-15: accepts a password that meets every rule", () => {
    for (const password of [
      "Aa1!bcde",
      "Benchside-demo-1!",
      "Ünïcode-7ß",
      "correct Horse 7".replaceAll(" ", "-"),
      "パスワードAa1!",
    ]) {
      expect([password, passwordProblems(password)]).toEqual([password, []]);
    }
  });

  it("refuses common words in any spelling", () => {
    for (const password of ["Password1!", "P@ssw0rd!1", "Welcome2026!", "Qwerty123!", "Summer-2026", "Aaaaaaa1!"]) {
      expect([password, passwordProblems(password)]).toEqual([password, ["common"]]);
    }
  });

  it("refuses very long passwords instead of cutting them", () => {
    expect(passwordProblems(`Aa1!${"x".repeat(125)}`)).toEqual(["long"]);
  });

  it("reports a problem exactly when its rule is broken", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (password) => {
        const problems = passwordProblems(password).filter((problem) => problem !== "common" && problem !== "long");
        expect(problems).toEqual(passwordRules.filter((rule) => !meetsRule(rule, password)));
      }),
    );
  });
});

describe("postal codes", () => {
  it.each([
    ["A-ADDR-11", "US", ["01923"], ["1923", "01923-1", "01923-1234", "0192a", ""]],
    ["A-ADDR-12", "DE", ["10115"], ["1011", "101155"]],
    ["A-ADDR-13", "AT", ["1010"], ["10100", "101"]],
    ["A-ADDR-14", "NL", ["2333 CR", "2333CR"], ["2333cr", "2333  CR", "233 CR", "2333 C"]],
    [
      "A-ADDR-15",
      "GB",
      [
        "SW1A 1AA",
        "GIR 0AA",
        "M1 1AE",
        "B33 8TH",
        "CR2 6XH",
        "DN55 1PT",
        "EC1A 1BB",
        "SW1A1AA",
        "BFPO 801",
        "ASCN 1ZZ",
        "GX11 1AA",
      ],
      ["ABC", "SW1A", "1AA SW1A", "QQ1 1AA", "SW1A 1CC", ""],
    ],
  ] as const)(
    "A-ADDR-11, A-ADDR-12, A-ADDR-13, A-ADDR-14, A-ADDR-15: (%s) %s accepts only its own format",
    (_row, country, good, bad) => {
      for (const code of good) expect([code, isPostalCode(country, code)]).toEqual([code, true]);
      for (const code of bad) expect([code, isPostalCode(country, code || null)]).toEqual([code, false]);
    },
  );
});

describe("postal codes of countries with a host of their own", () => {
  it.each([
    ["JP", [null, "154-0023", "1540023"], ["12", "154-00233", "154 0023", "SW1A 1AA", "15-40023"]],
    ["CN", [null, "266033"], ["12", "2660330", "266-033", "10000A"]],
    ["BR", [null, "01310-100", "12"], ["1".repeat(13)]],
  ] as const)("%s accepts no code, or one of its format", (country, good, bad) => {
    for (const code of good) expect([code, isPostalCode(country, code)]).toEqual([code, true]);
    for (const code of bad) expect([code, isPostalCode(country, code)]).toEqual([code, false]);
  });
});

describe("VAT IDs", () => {
  it.each([
    ["A-ADDR-16", "DE", ["", null], []],
    ["A-ADDR-17", "AT", ["ATU12345678"], ["AT12345678", "ATU1234567", "ATU123456789", "atu12345678"]],
    ["A-ADDR-18", "DE", ["DE123456789"], ["DE12345678", "DE1234567890", "123456789"]],
    ["A-ADDR-19", "GB", ["GB1", "GB123456789012"], ["GB", "GB1234567890123", "GBGD001"]],
  ] as const)(
    "A-ADDR-16, A-ADDR-17, A-ADDR-18, A-ADDR-19: (%s) %s accepts only its own format",
    (_row, country, good, bad) => {
      for (const id of good) expect([id, isVatIdForm(country, id)]).toEqual([id, true]);
      for (const id of bad) expect([id, isVatIdForm(country, id)]).toEqual([id, false]);
    },
  );

  it("A-ADDR-17, A-ADDR-18, A-ADDR-19: normalizes typed IDs to the registry's spelling", () => {
    for (const typed of [
      "ＤＥ１２３４５６７８９",
      "de 123 456 789",
      "De123-456.789",
      "\u3000DE１２３　456789 ",
      "DE123ー456−789",
    ]) {
      expect([typed, writtenVatId(typed)]).toEqual([typed, "DE123456789"]);
    }
    expect(isVatIdForm("BR", "12.345.678/0001-95")).toBe(true);
  });

  it("treats an ID of all zeros as a placeholder", () => {
    expect(["DE000000000", "ATU00000000", "DE123456789"].map(isPlaceholderVatId)).toEqual([true, true, false]);
  });
});

describe("email addresses", () => {
  it("compares without case, and compares domains in full and in ASCII", () => {
    expect(normalizeEmail(" Ada@Lab.Example ")).toBe("ada@lab.example");
    expect(emailDomainOf("ada@BENCHSIDE.example")).toBe("benchside.example");
    expect(emailDomainOf("ada@bücher.example")).toBe("xn--bcher-kva.example");
    expect(emailDomainOf('"a@evil.example"@benchside.example')).toBe("benchside.example");
    for (const email of ["ada", "ada@", "ada@localhost", "ada@a b.example"]) expect(emailDomainOf(email)).toBeNull();
  });
});

const place = { streetName: "3 Trask Lane", city: "Danvers", postalCode: "01923", country: "US" };

describe("profile changes", () => {
  const profile: ProfileFields = {
    ...{ firstName: "Ada", lastName: "Lime", company: "Lime", mobile: "1", mobileExt: "2" },
    ...{ firstNameKana: "", lastNameKana: "", newsletter: false },
  };

  it("A-PROFILE-11: sends only changed fields", () => {
    expect(profileActions(profile, profile)).toEqual([]);
    expect(profileActions(profile, { ...profile, firstName: "Eva" })).toEqual([
      { action: "setFirstName", firstName: "Eva" },
    ]);
  });

  it("A-PROFILE-10, A-PROFILE-14, A-PROFILE-15: maps each field to its action", () => {
    const changed: ProfileFields = {
      ...{ firstName: "A", lastName: "B", company: "", mobile: "3", mobileExt: "4" },
      ...{ firstNameKana: "エヴァ", lastNameKana: "", newsletter: true },
    };
    expect(profileActions(profile, changed)).toEqual([
      { action: "setFirstName", firstName: "A" },
      { action: "setLastName", lastName: "B" },
      { action: "setCompanyName", companyName: null },
      { action: "setCustomField", name: "mobilePhone", value: "3" },
      { action: "setCustomField", name: "mobilePhoneExtension", value: "4" },
      { action: "setCustomField", name: "firstNameKana", value: "エヴァ" },
      { action: "setCustomField", name: "isNewsletterOptin", value: true },
    ]);
  });
});

describe("address lines", () => {
  const person = { firstName: "花子", lastName: "見本", company: "見本研究所", additionalStreetInfo: null };
  it("run from largest to smallest part in Japan and China, and the reverse elsewhere", () => {
    const japanese = {
      ...person,
      streetName: "見本町1-2-3",
      building: "4階",
      postalCode: "100-0001",
      city: "千代田区",
      state: "東京都",
      country: "JP",
    };
    expect(addressLines(japanese)).toEqual([
      "〒100-0001",
      "東京都千代田区見本町1-2-3",
      "4階",
      "見本研究所",
      "見本 花子",
    ]);
    const american = { ...person, firstName: "Ada", lastName: "Lime", ...place, building: null, state: "MA" };
    expect(addressLines(american)).toEqual(["Ada Lime", "見本研究所", "3 Trask Lane", "Danvers, MA 01923"]);
    const german = {
      ...american,
      country: "DE",
      streetName: "Ufer 1",
      postalCode: "10115",
      city: "Berlin",
      state: null,
    };
    expect(addressLines(german).at(-1)).toBe("10115 Berlin");
    expect(personName("CN", "伟", "王")).toBe("王伟");
  });
});

describe("names in Chinese", () => {
  it("have no space in Chinese characters, and keep it in Latin letters", () => {
    expect(nameInChinese("丽", "王")).toBe("王丽");
    expect(nameInChinese("Barbara", "Lane")).toBe("Barbara Lane");
    expect(personName("CN", "Barbara", "Lane")).toBe("Lane Barbara");
  });
});
