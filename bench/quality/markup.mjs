/** Validity of the HTML, by the Nu checker (a Java program that comes as the package `vnu-jar`). */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import jar from "vnu-jar";

/** The page as a visitor without scripts gets it; Node does not resolve `*.localhost` by itself. */
function read({ url, host, path }, cookie = "") {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    get(
      { host: "127.0.0.1", port, path, headers: { host: `${host}:${port}`, accept: "text/html", cookie } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (piece) => {
          text += piece;
        });
        answer.on("end", () => resolve(text));
      },
    ).on("error", reject);
  });
}

/**
 * @param {ReturnType<typeof import("./pages.mjs").everyPage>} pages
 * @returns {Promise<{ pages: number; problems: string[] } | null>} null without Java
 */
export async function checkMarkup(pages) {
  if (spawnSync("java", ["-version"]).error) return null;
  const folder = mkdtempSync(join(tmpdir(), "markup-"));
  try {
    const files = new Map();
    for (const page of pages) {
      const name = `${page.language}-${page.type.replace(/\W+/g, "-")}.html`;
      files.set(name, page);
      writeFileSync(join(folder, name), await read(page));
    }
    const { stdout, stderr } = spawnSync(
      "java",
      [
        "-jar",
        jar,
        "--format",
        "json",
        "--errors-only",
        "--stdout",
        ...[...files.keys()].map((name) => join(folder, name)),
      ],
      { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stdout || stderr);
    const problems = messages.map(({ url, message, extract = "" }) => {
      const page = files.get(url.split("/").pop());
      return `${page?.language} ${page?.type}: ${message} — ${extract.replace(/\s+/g, " ").trim()}`;
    });
    return { pages: pages.length, problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
