import { describe, expect, it } from "vitest";
import { digestName, readLines } from "./csv-lines";

const noFile = new File([], "");

async function read(pasted: string, file: File = noFile, digest: string | null = null) {
  const form = new FormData();
  form.set("csv", pasted);
  form.set("csv.file", file);
  if (digest !== null) form.set(digestName("csv"), digest);
  return readLines(form, "csv", 20);
}

describe("the lines of a CSV field", () => {
  it("come from the file or from the text field, with the line ends of text fields", async () => {
    expect(await read("a,b\r\n1,2")).toEqual({ lines: "a,b\n1,2", digest: null, problem: null });
    expect(await read(" \r\n", new File(["a\r\n1\r2"], "a.csv"))).toMatchObject({ lines: "a\n1\n2", problem: null });
  });

  it("are refused if a file is chosen beside pasted lines, which stay", async () => {
    expect(await read("a,b", new File(["c,d"], "c.csv"))).toMatchObject({
      ...{ lines: "a,b", problem: expect.stringContaining("A file was chosen beside these lines") },
    });
  });

  it("of a file are replaced by another file, unless they were changed", async () => {
    const { digest } = await read("", new File(["a\r\n1"], "a.csv"));
    const corrected = new File(["a\n2"], "a.csv");
    expect(await read("a\r\n1", corrected, digest)).toMatchObject({ lines: "a\n2", problem: null });
    expect(await read("a\r\n1", noFile, digest)).toEqual({ lines: "a\n1", digest, problem: null });
    expect(await read("a\r\n3", corrected, digest)).toMatchObject({ lines: "a\n3", digest: null });
    expect((await read("a\r\n3", corrected, digest)).problem).toContain("not clear which");
  });

  it("are refused above the limit, and so is an empty file", async () => {
    const long = "x".repeat(21);
    expect(await read(long)).toEqual({
      ...{ lines: long, digest: null, problem: "These are 21 characters; at most 20 are read at once. Divide them." },
    });
    expect(await read("", new File([long], "x.csv"))).toMatchObject({
      lines: "",
      problem: expect.stringMatching(/^The file has 21 /),
    });
    expect(await read("", new File([], "x.csv"))).toMatchObject({ problem: "The chosen file is empty." });
  });
});
