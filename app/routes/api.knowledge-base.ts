import { publicPage } from "~/context/request/page";
import { loadKnowledgeBaseTypeAhead } from "~/loaders/knowledge-base/type-ahead.server";

export const loader = publicPage(["region", "language"], loadKnowledgeBaseTypeAhead);
