import { privatePage } from "~/context/page";
import { loadPanelPdf } from "~/loaders/panel/pdf.server";

export const loader = privatePage(loadPanelPdf);
