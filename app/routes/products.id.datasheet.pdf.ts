import { privatePage } from "~/context/request/page";
import { loadDatasheetPdf } from "~/loaders/datasheet/pdf.server";

export const loader = privatePage(loadDatasheetPdf);
