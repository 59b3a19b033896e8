/** Validity of the HTML, by the Nu checker (a Java program from the package `vnu-jar`). */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import jar from "vnu-jar";

/**
 * Markup that the checker does not support yet: the HTML standard's link type `expect`, and tools declared by forms
 * (WebMCP), which browsers without support ignore.
 */
const newer = [
  "A .link. element with a .blocking. attribute must have a .rel. attribute whose value is .stylesheet.\\.",
  "Attribute .tool(name|description|paramdescription). not allowed on element .\\w+. at this point\\.",
].join("|");

/**
 * Reads the page as a visitor without scripts receives it. Connects by IP address, because Node does not resolve
 * `*.localhost`.
 */
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
  const texts = [];
  for (const page of pages) texts.push({ name: `${page.language} ${page.type}`, html: await read(page) });
  return checkTexts(texts);
}

/**
 * @param {readonly { name: string; html: string }[]} texts
 * @returns {{ pages: number; problems: string[] } | null} null without Java
 */
export function checkTexts(texts) {
  if (spawnSync("java", ["-version"]).error) return null;
  const folder = mkdtempSync(join(tmpdir(), "markup-"));
  try {
    const names = new Map();
    for (const [index, { name, html }] of texts.entries()) {
      const file = `${index}.html`;
      names.set(file, name);
      writeFileSync(join(folder, file), html);
    }
    const files = [...names.keys()].map((file) => join(folder, file));
    const options = ["-jar", jar, "--format", "json", "--errors-only", "--stdout", "--filterpattern", newer, ...files];
    const { stdout, stderr } = spawnSync("java", options, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(stdout || stderr);
    const problems = messages.map(
      ({ url, message, extract = "" }) =>
        `${names.get(url.split("/").pop())}: ${message} — ${extract.replace(/\s+/g, " ").trim()}`,
    );
    return { pages: texts.length, problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
