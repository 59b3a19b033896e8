import type { Article } from "../article";
import { detectionQuestions } from "./detection";
import { imagingQuestions } from "./imaging-and-flow";
import { orderingQuestions } from "./ordering";
import { productQuestions } from "./products";

/** Short answers to questions that technical support is asked often. */
export const knowledgeBaseArticles: readonly Article[] = [
  ...productQuestions,
  ...detectionQuestions,
  ...imagingQuestions,
  ...orderingQuestions,
];
