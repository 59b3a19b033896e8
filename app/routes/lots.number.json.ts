import { publicPage } from "~/context/request/page";
import { loadCertificateJson } from "~/loaders/lots/certificate-files.server";

export const loader = publicPage(["region", "language"], loadCertificateJson);
