/** `/cart/quick-add/sample.csv`: a sample list with a header in the page's language. */
import type { PublicContext } from "~/context/request/types";

const rows = [
  ["4060S", "2"],
  ["9272S", "1"],
] as const;

/** With a byte order mark, by which Excel detects UTF-8. */
export async function loadSampleList({ t }: PublicContext): Promise<Response> {
  const lines = [[t("quickAdd.label"), t("quickAdd.quantity")], ...rows].map((cells) => cells.join(","));
  return new Response(`\ufeff${lines.join("\r\n")}\r\n`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="benchside-list.csv"',
    },
  });
}
