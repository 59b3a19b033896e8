/**
 * Finds untranslated English on a page in another language: text and attributes that are neither marked as English nor
 * names.
 */
import { Parser } from "htmlparser2";

const voids = new Set(["meta", "link", "input", "img", "br", "hr", "source", "wbr", "col", "path", "use"]);
const unread = new Set(["script", "style", "template"]);
const textAttributes = ["aria-label", "aria-description", "title", "placeholder", "alt"];

/** Two lower-case words count as a sentence or a label; codes, names and URLs contain at most one. */
const isEnglish = (text: string): boolean =>
  !/[\u3040-\u30ff\u4e00-\u9fff@]/.test(text) && (text.match(/(?<![\w./-])[a-z]{3,}(?![\w./-])/g)?.length ?? 0) >= 2;

export function untranslated(html: string): string[] {
  const found: string[] = [];
  const open: { name: string; lang: string }[] = [];
  const lang = () => open.at(-1)?.lang ?? "";
  const look = (what: string, text: string | undefined) => {
    if (text && isEnglish(text) && !lang().startsWith("en")) found.push(`${what}: ${text.trim()}`);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push({ name, lang: attributes.lang ?? lang() });
      for (const attribute of textAttributes) look(`${name} ${attribute}`, attributes[attribute]);
      if (voids.has(name)) open.pop();
    },
    ontext(text) {
      if (!open.some(({ name }) => unread.has(name))) look(open.at(-1)?.name ?? "", text);
    },
    onclosetag(name) {
      if (!voids.has(name)) open.pop();
    },
  });
  parser.end(html);
  return found;
}
