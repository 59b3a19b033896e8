/** Secrets and personal data in many notations, and harmless texts. */
import { describe, expect, it } from "vitest";
import { redactPath, redactText } from "./redact-text";

const secret = "hunter2XyZ";

describe("redacted", () => {
  it.each([
    `password=${secret}`,
    `pw=${secret}`,
    `pwd: ${secret}`,
    `PW = "${secret}"`,
    `passwort: ${secret}`,
    `Passwort:${secret}`,
    `newPassword=${secret}&confirm=1`,
    `kennwort="${secret}"`,
    `passphrase => ${secret}`,
    `mot_de_passe=${secret}`,
    `パスワード：${secret}`,
    `パスワードは${secret}`,
    `密码：${secret}`,
    `密码是${secret}`,
    `pin=${secret}`,
    `{"pw":"${secret}"}`,
    `{\\"passwort\\":\\"${secret}\\"}`,
    `{'pass': '${secret}'}`,
    `a=1&pw=${secret}&b=2`,
    `user_pw=${secret}`,
    `loginPw: ${secret}`,
    `userpwd=${secret}`,
    `user_pass=${secret}`,
    `motdepasse=${secret}`,
    `mot de passe : ${secret}`,
    `Le mot de passe est ${secret}`,
    `https://x.test/?pw=${secret}`,
    `body was pw%3D${secret}%26x%3D1`,
    `my password is ${secret}`,
    `Das Passwort lautet ${secret}`,
    `password: correct horse ${secret}`,
    `client_secret=${secret}`,
    `cookie: ct-auth=${secret}`,
    `credentials=${secret}`,
  ])("secret: %s", (text) => {
    expect(redactText(text)).not.toContain(secret);
  });

  it.each([
    "+1 617 555 0142",
    "+1-617-555-0142",
    "+16175550142",
    "+49 (0)170 1234567",
    "+49 170/1234567",
    "0049 170 1234567",
    "(617) 555-0142",
    "617-555-0142",
    "617.555.0142",
    "0170 1234567",
    "0171/12345678",
    "030 12345678",
    "03-1234-5678",
    "090-1234-5678",
    "+81 3-1234-5678",
    "+86 138 0013 8000",
    "13800138000",
    "138 0013 8000",
  ])("phone number: %s", (number) => {
    for (const text of [number, `call ${number} today`, `tel:${number}`, `phone=${number}`, `電話：${number}。`]) {
      expect([text, redactText(text).replace(/\d{1,2}$/, "")]).toEqual([text, expect.not.stringMatching(/\d{3}/)]);
    }
  });

  it.each([
    ["221B Baker Street", "Baker"],
    ["12 Old Mill Rd, Danvers", "Mill"],
    ["3 Trask Lane", "Trask"],
    ["Hauptstraße 12", "Haupt"],
    ["Berliner Str. 7a", "Berliner"],
    ["Lange Straße 3", "Lange"],
    ["Alexanderplatz 1", "Alexander"],
    ["5 rue de Rivoli", "Rivoli"],
    ["14 bis avenue Foch", "Foch"],
    ["〒100-0005", "100"],
    ["東京都千代田区丸の内1-1-1", "丸の内"],
    ["大阪市北区梅田３丁目", "梅田"],
    ["北京市朝阳区建国路88号", "建国路"],
    ["street=Baker Street", "=Baker"],
    ["Straße: Hauptweg", "Hauptweg"],
    ["住所：港区", "港区"],
    ["telefon: 55512", "55512"],
    ["nachname=Meier", "Meier"],
    ["sent to ada@lab.example", "ada"],
  ])("personal data: %s", (text, part) => {
    expect(redactText(text)).not.toContain(part);
    expect(redactText(`delivered to ${text} (unit 2)`)).not.toContain(part);
  });
});

describe("kept", () => {
  it.each([
    "TypeError: Cannot read properties of undefined (reading 'pw')",
    "password is required",
    "the password is too short",
    "Passwort ist falsch",
    "Passwort ist nicht korrekt",
    "code=InvalidInput; sku: 4060S",
    "order W262523831106 of 2026-11-23T16:08:36.123Z",
    "quote Q000000000001",
    "due 04/12/2026, seen 23.11.2026",
    "between 2026-11-23 and 2026-12-24",
    "version 10.15.7, build 20261123",
    "6d6661ab-84f7-414b-b6c1-47abb103f173",
    "CAS 7732-18-5, CAS 50-00-0",
    "4060, 2118L and 9272S",
    "status 503 after 1234 ms, 200 404 500",
    "took 1795450372 s, 13.5 MB of 64.0",
    "at render (/assets/root-a1b2c3.js:1:23456)",
    "Chunk 12 of 34 failed",
    "Phospho-Akt (Ser473) (D9E) XP Rabbit mAb 4060",
    "IC50 617 nM at 555 nm",
    "String 12 is no number",
    "404 Not Found",
    "1 Drive could not be read",
    "spinning: true, shipping: free",
    "compass: north",
    "bypass=on",
    "Dilution 1:1000, 1:50 and 1:200",
    "数量は12です",
    "请输入密码",
    "パスワードを入力してください",
  ])("%s", (text) => {
    expect(redactText(text)).toBe(text);
  });
});

// Backtracking over 2,000 characters would take minutes; linear time is about 100 ms on a busy machine.
it("takes linear time on hostile input", () => {
  const runs = ["a ", "0 ", "1-", "A'", "区", "(1)", "pw ", "Abc ", "1 Abc Abc ", "+1 ", "@", '\\"'];
  for (const run of runs) {
    const started = performance.now();
    redactText(run.repeat(2000 / run.length));
    expect([run, Math.floor((performance.now() - started) / 5000)]).toEqual([run, 0]);
  }
});

it("keeps path segments that are not secrets", () => {
  for (const path of [
    "/",
    "/products/4060S",
    "/commerce/api/carts",
    "/orders/W262523831106",
    "/assets/account.my.orderhistory-B1x2C3d4.js",
  ])
    expect(redactPath(path)).toBe(path);
  expect(redactPath("/carts/01890b4e-84f7-414b-9b1c-3d5f0a7c1e22/x")).toBe("/carts/…a7c1e22/x");
  expect(redactPath("/mail/ada%40lab.example")).toBe("/mail/…@…");
  expect(redactPath("/%E0%A4%A")).toBe("/%E0%A4%A");
});
