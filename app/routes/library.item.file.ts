import { privatePage } from "~/context/request/page";
import { loadGuideFile } from "~/loaders/guide/guide.server";

export const loader = privatePage(loadGuideFile);
