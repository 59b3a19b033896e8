import { publicPage } from "~/context/page";
import { loadKnowledgeBaseTypeAhead } from "~/loaders/knowledge-base/type-ahead.server";

export const loader = publicPage(["region", "language"], loadKnowledgeBaseTypeAhead);
