import { privatePage } from "~/context/request/page";
import { loadCertificatePdf } from "~/loaders/lots/certificate-files.server";

export const loader = privatePage(loadCertificatePdf);
