/** Lines of a CSV field, which has a file input and a text field. */
import { digestOf } from "@domain/http/digest";

interface Lines {
  readonly lines: string;
  /** Digest of the lines if they come from a file and nobody changed them. */
  readonly digest: string | null;
  readonly problem: string | null;
}

/**
 * Name of the hidden field with the digest of a file's lines. They are shown in the text field after a refusal, and
 * another file may replace them, unlike lines that a person pasted or changed.
 */
export const digestName = (name: string): string => `${name}.digest`;

/**
 * The lines of the chosen file or of the text field.
 * @param most maximum length in characters
 */
export async function readLines(form: FormData, name: string, most: number): Promise<Lines> {
  const text: unknown = form.get(name);
  const pasted = typeof text === "string" ? lineFeeds(text) : "";
  const digest = await digestOf(pasted);
  const isOfFile = form.get(digestName(name)) === digest;
  const sent: unknown = form.get(`${name}.file`);
  // Browsers send an empty name if no file is chosen.
  const file = sent instanceof File && (sent.size > 0 || sent.name !== "") ? sent : null;
  if (!file) return { lines: pasted, digest: isOfFile ? digest : null, problem: excess("These are", pasted, most) };
  if (pasted.trim() !== "" && !isOfFile) return { lines: pasted, digest: null, problem: both };
  const lines = lineFeeds(decoded(new Uint8Array(await file.arrayBuffer())));
  const problem = lines === "" ? "The chosen file is empty." : excess("The file has", lines, most);
  // A page with the lines of a large file would be as large.
  return problem === null ? { lines, digest: await digestOf(lines), problem } : { lines: "", digest: null, problem };
}

const both =
  "A file was chosen beside these lines, and it is not clear which should count. Nothing was done. Send the lines without a file, or empty the field and choose the file again.";

function excess(subject: string, lines: string, most: number): string | null {
  if (lines.length <= most) return null;
  const [length, limit] = [lines.length, most].map((count) => count.toLocaleString("en-US"));
  return `${subject} ${length} characters; at most ${limit} are read at once. Divide them.`;
}

/** Line ends as browsers put them into text fields. */
const lineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n");

/** Decodes UTF-16 with a byte order mark, or UTF-8. Invalid bytes become U+FFFD, which the services refuse. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  return new TextDecoder(encoding ?? "utf-8").decode(bytes);
}
