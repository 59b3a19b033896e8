/** Wire format of `POST /commerce/_admin/recalls`: recalls a lot and mails everyone who received it. */
import * as v from "valibot";
import { productKey } from "../catalogue/catalogue";
import { lotNumber, recall } from "../catalogue/lots";

export const recallRequest = v.strictObject({ productKey, lot: lotNumber, ...recall.entries });
