import { privatePage } from "~/context/request/page";
import { loadPanelPdf } from "~/loaders/panel/pdf.server";

export const loader = privatePage(loadPanelPdf);
