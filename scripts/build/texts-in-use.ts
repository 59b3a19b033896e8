/**
 * Keeps only those texts of the enhancement bundle that its modules use. Messages are stored by area, and a widget
 * shows only some of an area: two fifths of the bytes would never be shown.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type NamedKeys, namedKeys } from "../../app/i18n/named-keys.ts";

type Texts = { readonly [key: string]: string | Texts };

const plural = /_(?:zero|one|two|few|many|other)$/;

/** Texts that are used, without areas and folders that become empty. */
export function textsNamed(texts: Texts, { keys, folders }: NamedKeys, path = ""): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]): [string, string | Texts][] => {
      const key = path + name;
      if (typeof value === "string") {
        const isNamed = keys.has(key.replace(plural, "")) || folders.some((folder) => key.startsWith(folder));
        return isNamed ? [[name, value]] : [];
      }
      const inside = textsNamed(value, { keys, folders }, `${key}.`);
      return Object.keys(inside).length > 0 ? [[name, inside]] : [];
    }),
  );
}

/**
 * Removes unused texts from modules that export `messages`.\n@param texts matches paths of files that export `messages`
 * @param answers folder of contracts whose responses contain message keys
 */
export function textsInUse(texts: RegExp, answers: string): Plugin {
  let named: NamedKeys = { keys: new Set(), folders: [] };
  return {
    name: "texts-in-use",
    buildEnd() {
      const modules = [...this.getModuleIds()].filter((id) => !id.includes("/i18n/messages/"));
      const code = [...modules.map((id) => this.getModuleInfo(id)?.code ?? ""), codeIn(answers)];
      named = namedKeys(code.join("\n"));
    },
    async renderChunk(code, chunk) {
      if (!texts.test(chunk.facadeModuleId ?? "")) return null;
      const { messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      return { code: `export const messages = ${JSON.stringify(textsNamed(messages, named))};\n`, map: null };
    },
  };
}

function codeIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  return files.map((path) => readFileSync(join(folder, path), "utf8")).join("\n");
}
