/** Texts of the mails about an order, in the shop's three languages. */
import type { MailLanguage } from "@contracts/mail";
import { cn } from "./cn";
import { en } from "./en";
import { jp } from "./jp";
import type { OrderMailTexts } from "./types";

export const orderMailTexts: Readonly<Record<MailLanguage, OrderMailTexts>> = { en, jp, cn };
