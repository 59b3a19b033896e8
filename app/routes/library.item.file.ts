import { privatePage } from "~/context/page";
import { loadGuideFile } from "~/loaders/guide.server";

export const loader = privatePage(loadGuideFile);
