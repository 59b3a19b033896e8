/** All guards by the name that a route uses (A-GUARD-01). Another one: its file, and its line here. */
import { auth } from "./auth";
import { country } from "./country";
import { feature } from "./feature";
import { notJapan } from "./not-japan";
import { preview } from "./preview";
import { punchoutAccess } from "./punchout-access";
import { redirect } from "./redirect";
import { validate } from "./validate";
import { verifiedAccount } from "./verified-account";

export const publicGuards = { country, feature, "not-japan": notJapan, preview, redirect, validate } as const;
export const privateGuards = { auth, "punchout-access": punchoutAccess, "verified-account": verifiedAccount } as const;

export type PublicGuardName = keyof typeof publicGuards;
export type PrivateGuardName = keyof typeof privateGuards;
