/** Renders documents in this process, at a chosen time. */
import { readFileSync } from "node:fs";
import type { DocumentRequest } from "@contracts/catalogue/documents";
import { vi } from "vitest";
import { renderDocument } from "../../workers/services/documents/render";

const font = (name: string) => readFileSync(new URL(`../../workers/services/documents/fonts/${name}`, import.meta.url));
const fonts = {
  regular: font("source-sans-regular.ttf"),
  bold: font("source-sans-bold.ttf"),
  japanese: font("noto-sans-jp.otf"),
  chinese: font("noto-sans-sc.otf"),
  hebrew: font("noto-sans-hebrew.ttf"),
};

/** @param time of the clock during rendering, ISO 8601 */
export async function renderAt(time: string, request: DocumentRequest): Promise<Buffer> {
  vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
  try {
    return Buffer.from(await renderDocument(request, fonts, new Date()));
  } finally {
    vi.useRealTimers();
  }
}
