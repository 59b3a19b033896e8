import { privatePage } from "~/context/page";
import { loadDatasheetPdf } from "~/loaders/datasheet/pdf.server";

export const loader = privatePage(loadDatasheetPdf);
