import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** APIs whose access can throw in a browser. */
const refusable =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore|BroadcastChannel|SharedWorker|serviceWorker)\b(?!\s*\|)|\bdocument\.cookie\b|\bhistory\.(state|pushState|replaceState)\b|\bnavigator\.(locks|storage)\b|\bcaches\b/;

/**
 * The only module that may use these APIs, and inline script texts, which have no imports and catch errors themselves.
 */
const guarded = new Set([
  "app/stores/storage.ts",
  "app/components/chrome/errors/chunk-guard-text.ts",
  "app/components/document/hold-presses-text.ts",
  "app/components/document/keep-scroll-text.ts",
]);

/** Harmless matches: types of the channel, and server code whose cache has the same name. */
const harmless = /:\s*BroadcastChannel\b|import type/;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|server)\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Code without its comments. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

function unguarded(path: string): string[] {
  return codeOf(readFileSync(path, "utf8"))
    .split("\n")
    .filter((line) => refusable.test(line) && !harmless.test(line))
    .map((line) => `${path}: ${line.trim()}`);
}

describe("code for browsers", () => {
  it("uses APIs that may throw only in app/stores/storage.ts", () => {
    const browserCode = ["components", "enhance", "stores", "styles", "i18n", "routes"].flatMap((name) => [
      ...sources(join("app", name)),
    ]);
    const entries = readdirSync("app").filter((name) => /\.tsx?$/.test(name) && !/\.(test|server)\.tsx?$/.test(name));
    const all = [...browserCode, ...entries.map((name) => join("app", name))];
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((path) => !guarded.has(path)).flatMap(unguarded)).toEqual([]);
  });

  it("avoids the framework's scroll restoration, whose script throws without storage", () => {
    const users = [...sources("app")].filter((path) => /<ScrollRestoration\b/.test(codeOf(readFileSync(path, "utf8"))));
    expect(users).toEqual([]);
  });

  it("is detected by these patterns", () => {
    expect("const kept = window.sessionStorage.getItem(key);").toMatch(refusable);
    expect('document.cookie = "a=1";').toMatch(refusable);
    expect('new BroadcastChannel("basket")').toMatch(refusable);
    expect(unguarded("app/stores/storage.ts").length).toBeGreaterThan(4);
  });
});
