import { publicPage } from "~/context/request/page";
import { loadEvidenceFile } from "~/loaders/evidence/file.server";

export const loader = publicPage(["region", "language", "flags"], loadEvidenceFile);
