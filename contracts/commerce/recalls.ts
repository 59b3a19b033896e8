/** Wire format of `POST /commerce/_admin/recalls`: a lot is recalled, and everyone who received it is told. */
import * as v from "valibot";
import { productKey } from "../catalogue/catalogue";
import { lotNumber, recall } from "../catalogue/lots";

export const recallRequest = v.strictObject({ productKey, lot: lotNumber, ...recall.entries });
