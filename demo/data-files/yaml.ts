import * as v from "valibot";
import { isNode, LineCounter, parseDocument } from "yaml";
import { readData } from "./folder";

export type Path = readonly (string | number)[];

export interface YamlFile {
  readonly value: unknown;
  /** File and line of a value, or of the closest enclosing value if it has none. */
  readonly placeOf: (path: Path) => string;
}

/** YAML between two lines of `---`, then Markdown. */
const frontMatter = /^---\n(.*?\n)---\n(.*)$/su;

/**
 * Reads YAML, or Markdown with front matter.
 * @throws Error with file and line if it is neither
 */
export const openYaml = (path: string): YamlFile => parseYaml(path, readData(path));

/**
 * Parses YAML, or Markdown with front matter, whose text becomes the field `body`.
 * @param path ends in `.md` for Markdown; used in error messages
 */
export function parseYaml(path: string, text: string): YamlFile {
  const markdown = path.endsWith(".md");
  const parts = frontMatter.exec(text);
  if (markdown && !parts) throw new Error(`${path}:1: starts without front matter between two lines of ---`);
  const [, yaml = "", body = ""] = markdown && parts ? parts : ["", text];
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const at = (offset: number) => `${path}:${lineCounter.linePos(offset).line + (markdown ? 1 : 0)}`;
  const [error] = document.errors;
  if (error) throw new Error(`${at(error.pos[0])}: ${error.message}`);
  return {
    value: markdown ? { ...document.toJS(), body: body.trim() } : document.toJS(),
    placeOf(of) {
      if (markdown && of[0] === "body") return `${path}:${yaml.split("\n").length + 2}`;
      for (let length = of.length; length > 0; length -= 1) {
        const node = document.getIn(of.slice(0, length), true);
        if (isNode(node) && node.range) return at(node.range[0]);
      }
      return `${path}:1`;
    },
  };
}

/**
 * Reads a YAML file.
 * @throws Error with file and line of every error
 */
export function readYaml<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> {
  const file = openYaml(path);
  const parsed = v.safeParse(schema, file.value);
  if (parsed.success) return parsed.output;
  throw new Error(parsed.issues.map((issue) => `${file.placeOf(pathOf(issue))}: ${faultOf(issue)}`).join("\n"));
}

export const pathOf = ({ path }: v.BaseIssue<unknown>): Path => (path ?? []).map(({ key }) => key as string | number);
const faultOf = (issue: v.BaseIssue<unknown>): string => `${pathOf(issue).join(".")} ${issue.message}`;
