/** Reads the files of demo/content/{en,ja,zh}; README.md describes their format. */
import * as v from "valibot";
import { dataExists, dataIn, readData } from "../data-files/folder";
import { openYaml, type Path, pathOf, readYaml, type YamlFile } from "../data-files/yaml";
import { joinLanguages } from "./join-languages";
import { everywhere, type Localized, type PartlyLocalized } from "./locales";

type Language = keyof Localized<unknown>;
const languages = ["en", "ja", "zh"] as const satisfies readonly Language[];

const line = v.pipe(v.string("has no text"), v.trimEnd());

/** A text in three languages. */
export const text = v.strictObject({ en: line, ja: line, zh: line }, "is not translated");

/** A text that may be the same in every language: a name, a number, an address. */
export const name = v.union([text, v.pipe(line, v.transform(everywhere))]);

export const day = v.pipe(v.string(), v.isoDate("is not a day like 2026-10-02"));

/**
 * Reads `{language}/{name}.yaml` or `.md`.
 * @throws Error with file and line of every error
 */
export function readEntry<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const files = { en: open("en", name), ja: open("ja", name), zh: open("zh", name) };
  const missing = languages.filter((language) => !files[language]);
  if (missing.length > 0)
    throw new Error(missing.map((language) => `demo/content/${language} has no ${name}`).join("\n"));
  const faults: string[] = [];
  const fault = (language: Language, path: Path, message: string) =>
    faults.push(`${files[language]?.placeOf(path)}: ${path.join(".")} ${message}`);
  const values = { en: files.en?.value, ja: files.ja?.value, zh: files.zh?.value };
  const joined = joinLanguages(values, fault);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return check(schema, joined, fault, faults);
}

/** Reads every entry of a folder, in the order of order.yaml if it lists the folder, otherwise of the file names. */
export function readEntries<Schema extends v.GenericSchema>(
  kind: string,
  schema: Schema,
): (v.InferOutput<Schema> & { readonly slug: string })[] {
  const slugs = namesIn("en", kind);
  for (const language of ["ja", "zh"] as const) {
    const alone = namesIn(language, kind).find((slug) => !slugs.includes(slug));
    if (alone) throw new Error(`demo/content/en has no ${kind}/${alone}, but ${language} has`);
  }
  return inOrder(kind, slugs).map((slug) => ({ ...(readEntry(`${kind}/${slug}`, schema) as object), slug })) as never;
}

/** Reads the entries of a folder that exist in some languages only. The schema describes one language. */
export function readPartialEntries<Schema extends v.GenericSchema>(
  kind: string,
  schema: Schema,
): { readonly slug: string; readonly values: PartlyLocalized<v.InferOutput<Schema>> }[] {
  const slugs = new Set(languages.flatMap((language) => namesIn(language, kind)));
  return inOrder(kind, [...slugs]).map((slug) => {
    const values = languages.flatMap((language) => {
      const file = open(language, `${kind}/${slug}`);
      if (!file) return [];
      const faults: string[] = [];
      const fault = (_: Language, path: Path, message: string) =>
        faults.push(`${file.placeOf(path)}: ${path.join(".")} ${message}`);
      return [[language, check(schema, file.value, fault, faults)]];
    });
    return { slug, values: Object.fromEntries(values) };
  });
}

/** Text of a file other than YAML, in three languages. */
export const readTexts = (path: string): Localized<string> => ({
  en: readData(`demo/content/en/${path}`),
  ja: readData(`demo/content/ja/${path}`),
  zh: readData(`demo/content/zh/${path}`),
});

type Fault = (language: Language, path: Path, message: string) => void;

function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  fault: Fault,
  faults: readonly string[],
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues) {
    const path = pathOf(issue);
    const language = languages.find((one) => one === path.at(-1));
    if (language) fault(language, path.slice(0, -1), issue.message);
    else fault("en", path, issue.message);
  }
  throw new Error(faults.join("\n"));
}

/** The file of an entry; null if it does not exist in the language. */
function open(language: Language, entry: string): YamlFile | null {
  const path = ["yaml", "md"].map((ending) => `demo/content/${language}/${entry}.${ending}`).find(dataExists);
  return path ? openYaml(path) : null;
}

const namesIn = (language: Language, kind: string): string[] =>
  dataIn(`demo/content/${language}/${kind}`).map((path) => path.replace(/\.(yaml|md)$/u, ""));

const orders = readYaml("demo/content/order.yaml", v.record(v.string(), v.array(v.string())));

function inOrder(kind: string, slugs: readonly string[]): readonly string[] {
  const order = orders[kind];
  if (!order) return slugs;
  const unlisted = slugs.find((slug) => !order.includes(slug));
  if (unlisted) throw new Error(`demo/content/order.yaml does not list ${unlisted} under ${kind}`);
  const absent = order.find((slug) => !slugs.includes(slug));
  if (absent) throw new Error(`demo/content/order.yaml lists ${absent} under ${kind}, which does not exist`);
  return order;
}
