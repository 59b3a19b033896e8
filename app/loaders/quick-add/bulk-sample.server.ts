/** `/cart/quick-add/sample.csv`: a sample list with a header in the page's language. */
import { csvText } from "@domain/tables/csv-text";
import type { PublicContext } from "~/context/request/types";

const rows = [
  ["4060S", "2"],
  ["9272S", "1"],
] as const;

export async function loadSampleList({ t }: PublicContext): Promise<Response> {
  return new Response(csvText([[t("quickAdd.label"), t("quickAdd.quantity")], ...rows]), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="benchside-list.csv"',
    },
  });
}
