import { publicPage } from "~/context/request/page";
import { guardedPublic } from "~/guards/guarded";

/** The list of all products is the results page without a phrase (C-PROD-02). */
export const loader = publicPage(
  [],
  guardedPublic(["redirect:/browse"], async () => null),
);
