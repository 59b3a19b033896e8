import type { Language } from "@domain/market/market";
import { describe, expect, it } from "vitest";
import { SignInPage } from "~/components/account/sign-in-page";
import type { PasskeysData } from "~/loaders/passkeys/passkeys.server";
import { routedMarkup } from "../../../tests/factories/routed-markup";
import { PasskeysPage } from "./passkeys-page";

const head = {} as PasskeysData["head"];
const form = { values: { name: "Laptop" }, errors: {}, problem: null };
const laptop = { id: "k1", name: "Laptop", synced: true, created: "1 May", used: "2 May", otherSite: null };
const phone = { ...laptop, id: "k2", name: "Phone", synced: false, used: "", otherSite: "www.shop.example.jp" };

const passkeys = (over: Partial<PasskeysData> = {}, language: Language = "en") =>
  routedMarkup(
    <PasskeysPage data={{ head, passkeys: [], form, options: null, done: null, ...over }} />,
    "/account/my/passkeys",
    language,
  );

describe("the page of passkeys", () => {
  it("lists each with its use, and names it in its buttons", async () => {
    const page = await passkeys({ passkeys: [laptop, phone], done: "added" });
    for (const text of [
      ...["The passkey was added.", "Added 1 May. Last used 2 May.", "Not used yet.", "On one device only."],
      ...[
        "For www.shop.example.jp.",
        'aria-label="Rename the passkey Laptop"',
        'aria-label="Remove the passkey Phone"',
      ],
    ]) {
      expect(page).toContain(text);
    }
  });

  it.each([
    ["en", "You have no passkeys yet.", "Passkeys need scripts"],
    ["jp", "パスキーはまだありません。", "パスキーに対応したブラウザー"],
    ["cn", "您还没有通行密钥。", "支持通行密钥的浏览器"],
  ] as const)("without scripts, says in %s what adding one needs", async (language, none, unsupported) => {
    const page = await passkeys({}, language);
    expect([page.includes(none), page.includes(unsupported), page.includes('value="begin"')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("contains the form for the browser's credential, with the typed name", async () => {
    const page = await passkeys({ options: { challenge: "c" } });
    expect(page).toContain('name="passkey"');
    expect(page).toContain('name="name" value="Laptop"');
    expect(page).toContain('value="add"');
  });
});

describe("sign-in", () => {
  const data = {
    head,
    goto: "/cart",
    form: { ...form, values: {} },
    formKept: false,
    challenge: null,
    guestPath: null,
    basketKept: true,
  };

  it.each([true, false])(
    "on the way to the checkout says that the basket is kept only if there is one: %s",
    async (kept) => {
      const toOrder = { ...data, goto: "/checkout", basketKept: kept, passkey: null };
      const page = await routedMarkup(<SignInPage data={toOrder} />, "/account/sign-in");
      expect([page.includes("to place your order."), page.includes("Your basket is kept.")]).toEqual([true, kept]);
    },
  );

  it("shows only the password form without scripts, and adds the passkey form once the server has sent its options", async () => {
    const plain = await routedMarkup(<SignInPage data={{ ...data, passkey: null }} />, "/account/sign-in");
    expect([plain.includes('name="password"'), plain.includes("Sign in with a passkey")]).toEqual([true, false]);
    const passkey = { options: { challenge: "c" }, proof: "sealed-challenge-1" };
    const asked = await routedMarkup(<SignInPage data={{ ...data, passkey }} />, "/account/sign-in");
    for (const text of ['name="proof" value="sealed-challenge-1"', 'name="goto" value="/cart"', 'name="passkey"']) {
      expect(asked).toContain(text);
    }
  });
});
