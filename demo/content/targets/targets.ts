import { dispatchNotice } from "./calendar";
import { productNotes } from "./product-notes";
import { productLegal, regulatoryBanner } from "./regulatory";
import type { Target } from "./target";

export const targets: readonly Target[] = [regulatoryBanner, productLegal, productNotes, dispatchNotice];
