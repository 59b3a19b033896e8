import { privatePage } from "~/context/request/page";
import { loadSafetyPdf } from "~/loaders/datasheet/safety-pdf.server";

export const loader = privatePage(loadSafetyPdf);
