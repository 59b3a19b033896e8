import { privatePage } from "~/context/page";
import { loadGuideFile } from "~/loaders/guide/guide.server";

export const loader = privatePage(loadGuideFile);
